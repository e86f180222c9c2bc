/** signed is a number with its sign, as what is won or lost is told; nothing is ''. */
export const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '')
