import { ISLAND_WORDS } from '@spearmint/config/words'
import type { Drawing, DrawingColors, DrawingRequest } from './shared/drawing.ts'
import { OWN_ORIGIN, TARGET_ORIGIN } from './shared/own-origin.ts'
import { readWords } from './shared/read-words.ts'

const words = readWords(ISLAND_WORDS)

/**
 * Draws each diagram (`figure.mermaid`, src/content/components/code/diagram.tsx) shortly before it becomes visible, and again when
 * the mode changes. The library writes inline styles, which the policy of pages forbids. So it runs in a hidden frame with
 * its own policy, and the page shows the result as an image, in which nothing can execute.
 */
const root = document.documentElement
const near = new IntersectionObserver(drawNear, { rootMargin: '600px' })
const figures = [...document.querySelectorAll<HTMLElement>('figure[data-sm=mermaid]')]
/** Figures that have been drawn or are being drawn. */
const requested = new Set<HTMLElement>()
/** Colors of the page for the parts of a pie chart. */
const PARTS = ['accent-text', 'blue', 'orange', 'purple', 'green', 'red', 'yellow', 'gray']
let frame: Promise<Window> | undefined

for (const figure of figures) near.observe(figure)
new MutationObserver(redraw).observe(root, { attributes: true, attributeFilter: ['class'] })
addEventListener('message', ({ source, origin, data }: MessageEvent<Drawing | 'ready'>) => {
  if (origin !== OWN_ORIGIN || data === 'ready') return
  frame?.then((drawer) => source === drawer && show(data))
})

function drawNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting || !(target instanceof HTMLElement)) continue
    near.unobserve(target)
    requested.add(target)
    requestDrawing(target)
  }
}

function redraw(): void {
  for (const figure of requested) if (figure.dataset.dark !== String(isDark())) requestDrawing(figure)
}

function isDark(): boolean {
  return root.classList.contains('dark')
}

async function requestDrawing(figure: HTMLElement): Promise<void> {
  figure.dataset.dark = String(isDark())
  frame ??= openFrame()
  const request: DrawingRequest = {
    id: String(figures.indexOf(figure)),
    source: figure.querySelector('code')?.textContent ?? '',
    dark: isDark(),
    colors: readColors(),
    font: getComputedStyle(root).getPropertyValue('--font-sans'),
  }
  const drawer = await frame
  drawer.postMessage(request, TARGET_ORIGIN)
}

/** Reads the colors of the page. The library only supports hex colors, so each color is painted and read as a pixel. */
function readColors(): DrawingColors {
  const probe = document.body.appendChild(document.createElement('span'))
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const read = (color: string): string => {
    probe.style.color = color
    if (!context) return '#808080'
    context.fillStyle = getComputedStyle(probe).color
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`
  }
  const colors = {
    surface: read('var(--surface)'),
    fill: read('color-mix(in oklab, var(--surface), var(--accent-text) 12%)'),
    border: read('color-mix(in oklab, var(--surface), var(--accent-text) 70%)'),
    line: read('var(--text-muted)'),
    text: read('var(--text-strong)'),
    parts: PARTS.map((name) => read(`color-mix(in oklab, var(--surface), var(--${name}) 40%)`)),
  }
  probe.remove()
  return colors
}

/** Opens the frame. It is out of sight but has a size, because the library measures text. */
function openFrame(): Promise<Window> {
  const address = document.querySelector<HTMLMetaElement>('meta[name="spearmint:mermaid"]')?.content
  const element = document.createElement('iframe')
  element.className = 'mermaid-frame'
  element.title = words.say('diagram.frame')
  element.tabIndex = -1
  element.ariaHidden = 'true'
  element.src = address ?? ''
  document.body.append(element)
  return new Promise((resolve) =>
    addEventListener('message', ({ source, origin, data }) => {
      if (source === element.contentWindow && origin === OWN_ORIGIN && data === 'ready') resolve(source as Window)
    }),
  )
}

function show(drawing: Drawing): void {
  const figure = figures[Number(drawing.id)]
  // If the mode has changed meanwhile, another drawing is on its way.
  if (figure === undefined || figure.dataset.dark !== String(drawing.dark)) return
  const source = figure.querySelector('details')
  figure.querySelector('.mermaid-error')?.remove()
  if ('svg' in drawing) showPicture(figure, drawing)
  else {
    source?.before(createMessage())
    // biome-ignore lint/suspicious/noConsole: only authors need it, with its columns, for which the console has the font
    console.warn(drawing.error)
  }
}

function showPicture(figure: HTMLElement, { svg, label }: { svg: string; label: string }): void {
  const source = figure.querySelector('details')
  const known = figure.querySelector<HTMLImageElement>('.mermaid-view > img')
  const picture = known ?? document.createElement('img')
  if (known) URL.revokeObjectURL(known.src)
  picture.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  picture.alt = label || figure.querySelector('figcaption')?.textContent || words.say('diagram.label')
  if (known) return
  const view = document.createElement('div')
  view.className = 'mermaid-view'
  view.append(picture)
  source?.before(view)
  if (source) source.open = false
  if (figure.dataset.actions === undefined) return
  const button = createSizeButton(view)
  view.before(button)
  picture.addEventListener('load', () => {
    button.hidden = picture.naturalWidth <= view.clientWidth * 1.15
  })
}

/** Creates the button that shows a scaled-down diagram in its full, scrollable size. */
function createSizeButton(view: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'mermaid-size'
  button.textContent = words.say('diagram.fullSize')
  button.hidden = true
  button.ariaPressed = 'false'
  button.addEventListener('click', () => {
    const isFull = view.classList.toggle('mermaid-full')
    button.ariaPressed = String(isFull)
    if (isFull) view.tabIndex = 0
    else view.removeAttribute('tabindex')
  })
  return button
}

function createMessage(): HTMLElement {
  const message = document.createElement('p')
  message.className = 'mermaid-error'
  message.textContent = words.say('diagram.failed')
  return message
}
