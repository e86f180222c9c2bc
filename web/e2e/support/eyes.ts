import type { Page } from 'playwright-core'

/** Eyes that see fewer colours, as the browser can show them. */
export const eyes = ['none', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** see takes a picture of the page as eyes of a kind see it. */
export async function see(page: Page, type: (typeof eyes)[number]): Promise<string> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setEmulatedVisionDeficiency', { type })
  const picture = await page.screenshot()
  await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' })
  await devtools.detach()
  return picture.toString('base64')
}

/**
 * mostAlike compares parts of a picture, all of one size, and returns how far the two that are most
 * alike are apart: the mean distance of their pixels in the CIE Lab space, of which 2.3 can just be noticed.
 */
export function mostAlike(page: Page, picture: string, parts: Box[]): Promise<number> {
  return page.evaluate(
    async ({ picture, parts }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${picture}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d', {
        willReadFrequently: true,
      }) as OffscreenCanvasRenderingContext2D
      context.drawImage(image, 0, 0)
      const seen = parts.map(({ x, y, width, height }) => {
        const { data } = context.getImageData(x, y, width, height)
        return Array.from({ length: data.length / 4 }, (_, i) =>
          lab([...data.slice(4 * i, 4 * i + 3)] as [number, number, number]),
        )
      })
      let least = Infinity
      for (const [i, one] of seen.entries())
        for (const other of seen.slice(i + 1)) {
          const far = one.map((p, at) =>
            Math.hypot(...p.map((value, j) => value - (other[at]?.[j] ?? 0))),
          )
          least = Math.min(least, far.reduce((sum, distance) => sum + distance, 0) / far.length)
        }
      return least

      /** From sRGB, white as daylight. */
      function lab(rgb: [number, number, number]): number[] {
        const [r, g, b] = rgb.map((value) => {
          const part = value / 255
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
        }) as [number, number, number]
        const f = (t: number) =>
          t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116
        const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
        const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
        const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
        return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
      }
    },
    { picture, parts },
  )
}
