// What is drawn on a colour so that it stands out.

/** inkOn is dark ink on a light colour, pale ink on a dark one. */
export function inkOn(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))
  return red * 0.3 + green * 0.59 + blue * 0.11 > 150 ? '#33241a' : '#fff3dd'
}
