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
  const styles = await inlined(rulesOf(document.styleSheets).join('\n'))
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

/**
 * rulesOf are the rules that hold now: a picture knows neither the window's size nor whether it is
 * dark, so what stands under a condition is taken or left here.
 */
export function rulesOf(sheets: Iterable<CSSStyleSheet>): string[] {
  const flat = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule)
        return matchMedia(rule.conditionText).matches ? flat(rule.cssRules) : []
      return [rule.cssText]
    })
  return [...sheets].flatMap((sheet) => flat(sheet.cssRules))
}

/** inlined puts what rules fetch, typefaces and drawings, into the rules themselves. */
async function inlined(rules: string): Promise<string> {
  const wanted = new Set([...rules.matchAll(/url\("((?!data:|#)[^"]+)"\)/g)].map(([, url]) => url))
  const data = await Promise.all(
    [...wanted].map(
      async (url) => [url, await dataOf(new URL(url ?? '', document.baseURI))] as const,
    ),
  )
  return data.reduce(
    (text, [url, inside]) => text.replaceAll(`url("${url}")`, `url("${inside}")`),
    rules,
  )
}

async function dataOf(url: URL): Promise<string> {
  const reply = await fetch(url)
  const blob = await reply.blob()
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
