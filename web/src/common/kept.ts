/** readKept is what this browser keeps under a name. What is missing, or not ours, is as it is for who is new here. */
export function readKept<Kept extends object>(name: string, anew: Kept): Kept {
  try {
    return { ...anew, ...(JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<Kept>) }
  } catch {
    return anew
  }
}
