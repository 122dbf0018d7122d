import mermaid from 'mermaid'
import type { Drawing, DrawingColors, DrawingRequest } from '../islands/shared/drawing.ts'

/**
 * Draws the diagrams of the page that holds this document as a frame (islands/mermaid.ts). It asks in messages and gets
 * pictures as text. Here styles may stand in elements, which the page itself forbids; scripts may not, here as there.
 */
let last = Promise.resolve()

addEventListener('message', ({ source, origin, data }: MessageEvent<DrawingRequest>) => {
  if (source !== parent || origin !== location.origin) return
  // One after the other: mermaid has one theme at a time.
  last = last.then(async () => parent.postMessage(await draw(data), location.origin))
})
parent.postMessage('ready', location.origin)

async function draw({ id, source, dark, colors, font }: DrawingRequest): Promise<Drawing> {
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    theme: 'base',
    themeVariables: toTheme(colors, dark),
    fontFamily: font,
  })
  try {
    const { svg } = await mermaid.render(`diagram-${id}`, source)
    return { id, dark, ...toPicture(svg) }
  } catch (error) {
    return { id, dark, error: error instanceof Error ? error.message : String(error) }
  }
}

/** Mermaid makes the colors that are not named here of those that are. */
function toTheme({ surface, fill, border, line, text, parts }: DrawingColors, dark: boolean): Record<string, unknown> {
  return {
    darkMode: dark,
    background: surface,
    primaryColor: fill,
    primaryBorderColor: border,
    primaryTextColor: text,
    textColor: text,
    titleColor: text,
    lineColor: line,
    mainBkg: fill,
    edgeLabelBackground: surface,
    noteBkgColor: surface,
    noteBorderColor: border,
    noteTextColor: text,
    ...Object.fromEntries(parts.map((color, index) => [`pie${index + 1}`, color])),
    pieOuterStrokeWidth: '1px',
    pieStrokeColor: border,
    pieStrokeWidth: '1px',
    pieOuterStrokeColor: border,
    pieOpacity: '1',
  }
}

/** Mermaid gives HTML; a picture must be XML, and know its own size. */
function toPicture(html: string): { svg: string; label: string } {
  const svg = new DOMParser().parseFromString(html, 'text/html').querySelector('svg')
  if (svg === null) throw new Error('Mermaid gave no picture.')
  const { width, height } = svg.viewBox.baseVal
  svg.setAttribute('width', String(Math.ceil(width)))
  svg.setAttribute('height', String(Math.ceil(height)))
  const label = [...svg.querySelectorAll(':scope > title, :scope > desc')].map((node) => node.textContent?.trim())
  return { svg: new XMLSerializer().serializeToString(svg), label: label.filter(Boolean).join('. ') }
}
