import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { buildSite } from '../run-spearmint.ts'
import { FULL, findCorpusSite, NO_CORPUS } from '../sites.ts'
import { findLost } from './find-lost.ts'
import { readTextWords } from './page-words.ts'
import { toWords } from './to-words.ts'

/** The share of the words of a site's pages that must be in their Markdown. */
const RECALL = 0.995

const NAMES = ['kernel', ...(FULL ? ['sequin', 'turso-docs'] : [])]

const sites = NAMES.flatMap((name): [string, string][] => {
  const site = findCorpusSite(name)
  return site === undefined ? [] : [[name, site]]
})

/** The pages of a built site that have Markdown, as paths without an extension. */
function listPages(out: string): string[] {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
  const pages = files.flatMap((file) => (file.endsWith('.html') ? [file.slice(0, -'.html'.length)] : []))
  return pages.filter((page) => existsSync(join(out, `${page}.md`))).sort()
}

/** HTML and tags of components, which no reader of Markdown needs. Code is not among them. */
function listTags(markdown: string): string[] {
  const tags: string[] = []
  visit(fromMarkdown(markdown), 'html', ({ value }) => void tags.push(value.slice(0, 80)))
  return tags
}

describe.skipIf(sites.length === 0)(`the Markdown of real sites${sites.length === 0 ? ` (${NO_CORPUS})` : ''}`, () => {
  it.each(sites)('%s: has the words of the pages, and no markup', (name, site) => {
    const { out } = buildSite(site)
    let [words, missing] = [0, 0]
    const lostOf: string[] = []
    const tags: string[] = []
    for (const page of listPages(out)) {
      const html = readFileSync(join(out, `${page}.html`), 'utf8')
      // A page that only redirects has no content.
      if (!html.includes('id="content"')) continue
      const markdown = readFileSync(join(out, `${page}.md`), 'utf8')
      const ofPage = readTextWords(html)
      const lost = findLost(ofPage, toWords(markdown))
      words += ofPage.length
      missing += lost.length
      if (lost.length > 0) lostOf.push(`${page} lacks ${lost.length}: ${lost.slice(0, 20).join(' ')}`)
      tags.push(...listTags(markdown).map((tag) => `${page} has ${tag}`))
    }
    const recall = 1 - missing / words
    process.stdout.write(`${name}: ${words} words, ${(100 * recall).toFixed(2)} % in Markdown\n`)
    expect(tags).toEqual([])
    expect(recall, lostOf.join('\n')).toBeGreaterThan(RECALL)
  })
})
