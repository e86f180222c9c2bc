/** keep lets the browser save something as a file. */
export function keep(what: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(what)
  link.download = name
  link.click()
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** fileName makes the name of a file from a title: warrior-knights-214.png. */
export function fileName(title: string, ending: string, row?: number): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${plain}${row === undefined ? '' : `-${row}`}.${ending}`
}
