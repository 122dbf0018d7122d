import { toSiteUrl } from './shared/to-site-url.ts'

/*
 * Links of the page menu contain the address of the page's Markdown. This completes them: with the URL of the site, if it
 * was not known when the site was built, or with the Markdown itself, which is loaded when the menu opens.
 */

/** Services and servers refuse longer URLs. */
const MAX_TEXT_LENGTH = 4000

for (const menu of document.querySelectorAll<HTMLElement>('ul[data-sm=page-menu]')) {
  const source = toSiteUrl(menu.dataset.source)
  if (source === undefined) continue
  const { written = '' } = menu.dataset
  const complete = (kind: string, text: string) => {
    for (const link of menu.querySelectorAll(`a[data-completes=${kind}]`)) {
      const href = link.getAttribute('href') ?? ''
      link.setAttribute('href', href.replaceAll(encodeURIComponent(written), encodeURIComponent(text)))
    }
  }
  const insertText = async () => {
    const response = await fetch(source).catch(() => undefined)
    if (!response?.ok) return
    complete('text', [...(await response.text())].slice(0, MAX_TEXT_LENGTH).join(''))
  }

  complete('url', new URL(source, location.href).href)
  const details = menu.closest('details')
  if (menu.querySelector('a[data-completes=text]') === null) continue
  if (details === null) insertText()
  else details.addEventListener('toggle', insertText, { once: true })
}
