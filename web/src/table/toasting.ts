import type { Place } from '../common/toasts.svelte'
import type { Free } from './free.svelte'

/**
 * toastsAt is where what is said in passing stands: on the board, over what is asked, for at
 * the top is the news. A play on the stage leaves it but the top.
 */
export function toastsAt(
  { insets, unfolded }: Pick<Free, 'insets' | 'unfolded'>,
  staged: boolean,
): Place {
  return {
    top: staged ? `${insets.top}px` : 'auto',
    bottom: staged ? 'auto' : `${insets.bottom + unfolded}px`,
    left: `${insets.left}px`,
    right: `${insets.right}px`,
  }
}
