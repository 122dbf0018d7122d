import { ISLAND_WORDS } from '@spearmint/config/words'
import { readWords } from './shared/read-words.ts'

const words = readWords(ISLAND_WORDS)
/** Smaller images, in pixels, are icons or badges. */
const MIN_WIDTH = 100
const MIN_HEIGHT = 60

/**
 * Images with `data-sm="zoomable"` (src/content/transforms/mark-zoomable.ts) fill the window when they are clicked or activated with the
 * keyboard. Any click or Escape closes them, and the browser restores the focus.
 */
function prepare(image: HTMLImageElement): void {
  // A hidden image, for the other mode or in a closed tab, has no size on the page yet.
  const width = image.offsetWidth || image.naturalWidth
  const height = image.offsetHeight || image.naturalHeight
  if (width < MIN_WIDTH || height < MIN_HEIGHT) return
  // A button needs a name, and decorative images have none.
  image.alt ||= words.say('zoom.picture')
  image.setAttribute('aria-label', words.say('zoom.open', { picture: image.alt }))
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
  close.ariaLabel = words.say('zoom.close')
  close.textContent = '×'
  dialog.append(close, createCopy(image))
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}

/** Vector graphics fill the window, other images grow up to twice their size. CSS keeps both within the window. */
function createCopy(image: HTMLImageElement): HTMLImageElement {
  const copy = new Image()
  const source = image.currentSrc || image.src
  const isVector = /\.svg(?:[?#]|$)|^data:image\/svg/i.test(source)
  copy.src = source
  copy.alt = image.alt
  copy.width = isVector ? innerWidth : Math.max(image.naturalWidth, 2 * image.offsetWidth)
  return copy
}

for (const image of document.querySelectorAll<HTMLImageElement>('img[data-sm=zoomable]')) {
  if (image.complete && image.naturalWidth > 0) prepare(image)
  else image.addEventListener('load', () => prepare(image), { once: true })
}
