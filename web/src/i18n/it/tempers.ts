import type { tempers as english } from '../en/tempers'

export const tempers: typeof english = {
  temperAt: (n) => `Carattere al posto ${n}`,
  temperAny: 'Un carattere qualsiasi',
  temperAnyHint: 'Il caso dà a ognuno un carattere suo.',
  temperEven: 'Equilibrato',
}
