import type { screen as en } from '../en/screen'

export const screen: typeof en = {
  more: 'Altro',
  prompt: 'Che cosa si chiede',
  unseen: 'nuovi',
}
