import { serveCopyButtons } from './shared/copy-buttons.ts'

/** The button that copies a page as Markdown. The text stands beside the page and is fetched when it is asked for. */
serveCopyButtons('.copy-page', async ({ dataset: { source } }) => {
  if (!source) return undefined
  try {
    await copy(fetchText(source))
    return 'Copied'
  } catch {
    // Not served securely, or not allowed: the text can be read and copied by hand.
    location.assign(source)
    return undefined
  }
})

/** Safari lets a page copy only at once after a click, but takes a promise then. */
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
