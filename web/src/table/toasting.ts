import type { Place } from '../common/toasts.svelte'
import type { Free } from './free.svelte'

/**
 * toastsAt is where what is said in passing stands: on the board, over what is asked, for at
 * the top is the news. A play on the stage leaves it but the top, and where there is room what is beside its title.
 */
export function toastsAt(
  { insets, unfolded }: Pick<Free, 'insets' | 'unfolded'>,
  staged: boolean,
  wide: boolean,
): Place {
  return {
    top: staged ? `${insets.top}px` : 'auto',
    bottom: staged ? 'auto' : `${insets.bottom + unfolded}px`,
    left: staged && wide ? '62%' : `${insets.left}px`,
    right: staged && wide ? '7.5rem' : `${insets.right}px`,
  }
}
