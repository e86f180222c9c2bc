/** What has changed of a value, as the server tells it: see the package patch. */
export type Change = unknown[] | { [key: string]: Change }

/**
 * changed is what a change makes of what was. It leaves that as it is; what has not changed is the same object, so that
 * who has shown it need not look again.
 */
export function changed<T>(was: T, by: Change): T {
  return apply(was, by) as T
}

function apply(was: unknown, by: Change): unknown {
  if (Array.isArray(by)) return by[0]
  if (Array.isArray(was)) return list(was, by)
  const is = new Map(Object.entries(was as object))
  for (const [key, change] of Object.entries(by)) {
    if (Array.isArray(change) && change.length === 0) is.delete(key)
    else is.set(key, apply(is.get(key), change))
  }
  return Object.fromEntries(is)
}

function list(was: unknown[], by: { [key: string]: Change }): unknown[] {
  const cut = by['@'] as [from: number, drop: number, put: unknown[]] | undefined
  if (cut) {
    const [from, drop, put] = cut
    return [...was.slice(0, from), ...put, ...was.slice(from + drop)]
  }
  const is = [...was]
  for (const [place, change] of Object.entries(by)) is[+place] = apply(is[+place], change)
  return is
}
