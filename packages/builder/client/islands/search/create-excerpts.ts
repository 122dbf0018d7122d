import type { FindQueryWord, Hit } from '../../../src/emit/browser.ts'
import { addExcerpt } from './create-option.ts'

/** Adds excerpts to the options of hits. */
export interface Excerpts {
  observe(options: readonly HTMLAnchorElement[], hits: readonly Hit[], findQueryWord: FindQueryWord): void
}

/**
 * Reads excerpts from the Markdown of pages when an option becomes visible, because few texts are needed.
 * @param root - The path of the site, with a slash at the end.
 */
export function createExcerpts(root: string): Excerpts {
  const texts = new Map<string, Promise<string>>()

  function fetchMarkdown(href: string): Promise<string> {
    const known = texts.get(href)
    if (known !== undefined) return known
    const text = fetch(href).then((response) => (response.ok ? response.text() : ''))
    texts.set(href, text)
    text.catch(() => texts.delete(href))
    return text
  }

  return {
    observe(options, hits, findQueryWord) {
      const seen = new IntersectionObserver((entries) => {
        for (const { isIntersecting, target } of entries) {
          const option = target as HTMLAnchorElement
          const hit = hits[options.indexOf(option)]
          if (!isIntersecting || hit === undefined) continue
          seen.unobserve(target)
          void fetchMarkdown(toMarkdownHref(hit.href, root))
            .catch(() => '')
            .then((markdown) => addExcerpt(option, hit, markdown, findQueryWord))
        }
      })
      for (const option of options) seen.observe(option)
    },
  }
}

/**
 * The Markdown of a page is next to it: `/guides/a.html#b`, `/guides/a` and `/guides/a/` → `/guides/a.md`. The start of
 * the site has `index.md`.
 */
function toMarkdownHref(href: string, root: string): string {
  const path = href.replace(/#.*/, '')
  return path === root ? `${root}index.md` : `${path.replace(/(?:\.html|\/)$/, '')}.md`
}
