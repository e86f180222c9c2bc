/** What stands under a picture. */
export interface Legend {
  head: string
  lines: string[]
}

const sharpness = 2 // pixels of the picture for one of the page

/**
 * drawPicture draws a part of the page as it is shown, with what was happening under it. It is drawn by
 * the browser itself: the part and every style and typeface of the page go into one SVG, which needs
 * nothing else from anywhere, and that is painted on a canvas.
 */
export async function drawPicture(part: HTMLElement, legend: Legend): Promise<Blob> {
  const { width, height } = part.getBoundingClientRect()
  const figure = document.createElement('figure')
  figure.style.cssText = `width:${width}px`
  figure.append(copyOf(part, width, height), captionOf(legend))
  const tall = height + measure(figure.lastElementChild as HTMLElement, width)
  const styles = await stylesOf(document.styleSheets)
  const image = await loaded(svgOf(figure, styles, width, tall))
  const canvas = document.createElement('canvas')
  canvas.width = width * sharpness
  canvas.height = tall * sharpness
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D
  brush.scale(sharpness, sharpness)
  brush.drawImage(image, 0, 0)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing was drawn')))),
  )
}

/** copyOf is a part of the page without what is only there to be pressed. */
function copyOf(part: HTMLElement, width: number, height: number): HTMLElement {
  const copy = part.cloneNode(true) as HTMLElement
  for (const button of copy.querySelectorAll('button')) button.remove()
  copy.removeAttribute('class')
  copy.style.cssText = `position:relative;width:${width}px;height:${height}px;overflow:hidden`
  return copy
}

function captionOf({ head, lines }: Legend): HTMLElement {
  const caption = document.createElement('figcaption')
  caption.style.cssText =
    'box-sizing:border-box;padding:0.6rem 1rem 0.8rem;background:var(--parchment);' +
    'border-block-start:var(--frame);font-size:var(--size-l);line-height:1.25'
  const title = document.createElement('strong')
  title.style.cssText = 'display:block;font-family:var(--display);color:var(--rubric)'
  title.textContent = head
  caption.append(title)
  for (const line of lines) {
    const said = document.createElement('div')
    said.textContent = line
    caption.append(said)
  }
  return caption
}

/** measure is how tall an element would stand on the page. */
function measure(element: HTMLElement, width: number): number {
  const copy = element.cloneNode(true) as HTMLElement
  copy.style.position = 'fixed'
  copy.style.visibility = 'hidden'
  copy.style.width = `${width}px`
  document.body.append(copy)
  const { height } = copy.getBoundingClientRect()
  copy.remove()
  return Math.ceil(height)
}

/** stylesOf are the page's styles as they were written; what they fetch stands inside them. */
async function stylesOf(sheets: Iterable<CSSStyleSheet>): Promise<string> {
  const written = [...sheets].map(async ({ href, ownerNode }) => {
    const text = href ? await (await fetch(href)).text() : (ownerNode?.textContent ?? '')
    return inlined(decided(text), href ?? document.baseURI)
  })
  return (await Promise.all(written)).join('\n')
}

/**
 * decided are styles without conditions: a picture knows neither the window's size nor whether it is
 * dark, so what holds now is made to hold always, and the rest never.
 */
export function decided(styles: string): string {
  return styles.replaceAll(/@media([^{]+)\{/g, (_, condition: string) =>
    matchMedia(condition.trim()).matches ? '@media all{' : '@media not all{',
  )
}

/** inlined puts what styles fetch, typefaces and drawings, into the styles themselves. */
async function inlined(styles: string, base: string): Promise<string> {
  const fetched = /url\((["']?)(?!data:|#)([^"')]+)\1\)/g
  const wanted = [...new Set([...styles.matchAll(fetched)].map(([, , url = '']) => url))]
  const data = await Promise.all(wanted.map((url) => dataOf(new URL(url, base))))
  return styles.replaceAll(fetched, (_, __, url: string) => `url("${data[wanted.indexOf(url)]}")`)
}

async function dataOf(url: URL): Promise<string> {
  const blob = await (await fetch(url)).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(new Error(`${url.pathname} cannot be read`))
    reader.readAsDataURL(blob)
  })
}

/** svgOf wraps a figure and its styles into a drawing. Its root stands for the page's own root. */
function svgOf(figure: HTMLElement, styles: string, width: number, height: number): string {
  const root = document.documentElement
  const { fontSize, colorScheme } = getComputedStyle(root)
  const { fontFamily, color, backgroundColor, lineHeight, fontVariantNumeric } = getComputedStyle(
    document.body,
  )
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  for (const { name, value } of root.attributes) svg.setAttribute(name, value)
  svg.setAttribute('width', `${width}`)
  svg.setAttribute('height', `${height}`)
  svg.style.fontSize = fontSize
  svg.style.colorScheme = colorScheme
  const style = document.createElementNS(svg.namespaceURI, 'style')
  style.textContent = styles
  const frame = document.createElementNS(svg.namespaceURI, 'foreignObject')
  frame.setAttribute('width', '100%')
  frame.setAttribute('height', '100%')
  Object.assign(figure.style, { margin: 0, fontFamily, color, lineHeight, fontVariantNumeric })
  figure.style.backgroundColor = backgroundColor
  frame.append(figure)
  svg.append(style, frame)
  return new XMLSerializer().serializeToString(svg)
}

/** loaded is the drawing as an image. As an address of its own it would spoil the canvas. */
async function loaded(svg: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  return image
}
