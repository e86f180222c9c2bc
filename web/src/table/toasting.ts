import type { Free } from './free.svelte'

/**
 * toastsAt is where what is said in passing stands, as properties of the page: on the board, over what is asked, for at
 * the top is the news. A play on the stage leaves it but the top.
 */
export function toastsAt(
  { insets, unfolded }: Pick<Free, 'insets' | 'unfolded'>,
  staged: boolean,
): Record<string, string> {
  return {
    '--toasts-top': staged ? `${insets.top}px` : 'auto',
    '--toasts-bottom': staged ? 'auto' : `${insets.bottom + unfolded}px`,
    '--toasts-left': `${insets.left}px`,
    '--toasts-right': `${insets.right}px`,
  }
}
