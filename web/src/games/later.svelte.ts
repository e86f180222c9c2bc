/**
 * later is a function that is fetched when it is first wanted: until it has come it answers undefined, and whatever was
 * drawn by that is drawn again then.
 */
export function later<Given extends unknown[], Answer>(
  load: () => Promise<(...given: Given) => Answer>,
): (...given: Given) => Answer | undefined {
  let fetched = $state.raw<(...given: Given) => Answer>()
  let coming = false
  return (...given) => {
    if (!fetched && !coming) {
      coming = true
      load().then(
        (come) => (fetched = come),
        () => (coming = false), // it is fetched again when it is wanted again
      )
    }
    return fetched?.(...given)
  }
}
