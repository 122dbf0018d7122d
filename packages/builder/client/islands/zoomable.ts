/** A picture smaller than this, in pixels, is an icon or a badge. */
const LEAST_WIDTH = 100
const LEAST_HEIGHT = 60

/**
 * Pictures of class `zoomable` (src/content/transforms/mark-zoomable.ts) fill the window when they are clicked, or chosen with the
 * keyboard. Any click or Escape closes them; the browser gives the focus back.
 */
function prepare(image: HTMLImageElement): void {
  // One that is not shown, of the other mode or in a closed tab, has no size on the page yet.
  const width = image.offsetWidth || image.naturalWidth
  const height = image.offsetHeight || image.naturalHeight
  if (width < LEAST_WIDTH || height < LEAST_HEIGHT) return
  // A button has a name, a decoration has none.
  image.alt ||= 'Picture'
  image.setAttribute('aria-label', `Enlarge: ${image.alt}`)
  image.setAttribute('aria-haspopup', 'dialog')
  image.role = 'button'
  image.tabIndex = 0
  image.addEventListener('click', () => open(image))
  image.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    open(image)
  })
}

function open(image: HTMLImageElement): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'zoom-dialog'
  dialog.ariaLabel = image.alt
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'zoom-close'
  close.ariaLabel = 'Close'
  close.textContent = '×'
  dialog.append(close, createCopy(image))
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}

/** Drawings grow without end, photographs to twice their size. CSS keeps both within the window. */
function createCopy(image: HTMLImageElement): HTMLImageElement {
  const copy = new Image()
  const source = image.currentSrc || image.src
  const isDrawing = /\.svg(?:[?#]|$)|^data:image\/svg/i.test(source)
  copy.src = source
  copy.alt = image.alt
  copy.width = isDrawing ? innerWidth : Math.max(image.naturalWidth, 2 * image.offsetWidth)
  return copy
}

for (const image of document.querySelectorAll<HTMLImageElement>('img.zoomable')) {
  if (image.complete && image.naturalWidth > 0) prepare(image)
  else image.addEventListener('load', () => prepare(image), { once: true })
}

export {}
