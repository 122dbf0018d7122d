import mermaid from 'mermaid'
import type { Drawing, DrawingColors, DrawingRequest } from '../islands/shared/drawing.ts'
import { OWN_ORIGIN, TARGET_ORIGIN } from '../islands/shared/own-origin.ts'

/**
 * Draws the diagrams of the page that embeds this document as a frame (islands/mermaid.ts). The page sends messages and
 * gets images as text. Unlike the page, the frame allows inline styles. Neither allows inline scripts.
 */
let last = Promise.resolve()

addEventListener('message', ({ source, origin, data }: MessageEvent<DrawingRequest>) => {
  if (source !== parent || origin !== OWN_ORIGIN) return
  // One after another, because Mermaid's theme is global.
  last = last.then(async () => parent.postMessage(await draw(data), TARGET_ORIGIN))
})
parent.postMessage('ready', TARGET_ORIGIN)

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

/** Mermaid derives all other colors from these. */
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

/** Mermaid returns HTML, but an image must be XML with its own size. */
function toPicture(html: string): { svg: string; label: string } {
  const svg = new DOMParser().parseFromString(html, 'text/html').querySelector('svg')
  if (svg === null) throw new Error('Mermaid returned no image.')
  const { width, height } = svg.viewBox.baseVal
  svg.setAttribute('width', String(Math.ceil(width)))
  svg.setAttribute('height', String(Math.ceil(height)))
  const label = [...svg.querySelectorAll(':scope > title, :scope > desc')].map((node) => node.textContent?.trim())
  return { svg: new XMLSerializer().serializeToString(svg), label: label.filter(Boolean).join('. ') }
}
