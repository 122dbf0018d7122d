import { serveCopyButtons } from './shared/copy-buttons.ts'
import { toSiteUrl } from './shared/to-site-url.ts'

/** The button that copies a page as Markdown, which is fetched on click. */
serveCopyButtons('[data-sm=copy-page]', async ({ dataset }) => {
  const source = toSiteUrl(dataset.source)
  if (!source) return undefined
  try {
    await copy(fetchText(source))
    return 'Copied'
  } catch {
    // The clipboard is not available. The visitor can copy the text by hand.
    location.assign(source)
    return undefined
  }
})

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
