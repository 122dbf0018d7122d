import { ISLAND_WORDS } from '@spearmint/config/words'
import { serveCopyButtons } from './shared/copy-buttons.ts'
import { readWords } from './shared/read-words.ts'
import { toSiteUrl } from './shared/to-site-url.ts'

const words = readWords(ISLAND_WORDS)

/** The button that copies a page as Markdown, which is fetched on click. */
serveCopyButtons('[data-sm=copy-page]', async (button) => {
  const source = toSiteUrl(button.dataset.source)
  if (!source) return undefined
  try {
    await copy(fetchText(source))
    confirm(button)
    return words.say('copy.done')
  } catch {
    // The clipboard is not available. The visitor can copy the text by hand.
    location.assign(source)
    return undefined
  }
})

/** Shows that the page was copied in place of the label. The button keeps its width, so nothing moves. */
function confirm(button: HTMLElement): void {
  const label = button.querySelector('span')
  if (!label || label.dataset.label !== undefined) return
  const written = label.textContent
  label.dataset.label = written
  label.style.minInlineSize = `${label.offsetWidth}px`
  label.textContent = words.say('copy.done')
  setTimeout(() => {
    label.textContent = written
    delete label.dataset.label
  }, 2000)
}

/** Safari allows a page to copy only right after a click, but accepts a promise. */
async function copy(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

async function fetchText(source: string): Promise<string> {
  const response = await fetch(source)
  if (!response.ok) throw new Error(`${response.status} for ${source}`)
  return response.text()
}
