import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { listFiles } from './list-files.ts'
import { buildSite } from './run-spearmint.ts'
import { DOCS_SITE, FIXTURE_SITE, FULL, findCorpusSite, NO_CORPUS } from './sites.ts'

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).freeze()

/** Elements that contain at least a sentence of the author. */
const BLOCKS = new Set(['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'th'])

/** Elements that Markdown expresses differently, or that are only for the page. */
const OTHER_TAGS = new Set(['pre', 'math', 'svg', 'button', 'script', 'style', 'sm-config-validator'])
const OTHER_CLASSES = ['heading-anchor', 'tooltip-bubble', 'footnotes', 'needs-js', 'visually-hidden']

function isOther({ tagName, properties }: Element): boolean {
  const classes: readonly unknown[] = Array.isArray(properties.className) ? properties.className : []
  const isNote = properties.dataFootnotes !== undefined || properties.dataFootnoteRef !== undefined
  return OTHER_TAGS.has(tagName) || isNote || OTHER_CLASSES.some((name) => classes.includes(name))
}

/** Replaces what Markdown expresses differently. */
const GAP = '\u0000'

/** The text of a tree without whitespace. */
function readLetters(node: Nodes): string {
  if (node.type === 'text') return node.value.replace(/\s+/g, '')
  if (node.type === 'element' && isOther(node)) return GAP
  return 'children' in node ? node.children.map(readLetters).join('') : ''
}

function findContent(html: string): Element | undefined {
  let content: Element | undefined
  visit(fromHtml(html), 'element', (element) => {
    if (element.properties.id !== 'content') return undefined
    content = element
    return EXIT
  })
  return content
}

/** Sentences of a page that are missing in its Markdown. */
function listLostTexts(html: string, text: string): string[] {
  const content = findContent(html)
  if (content === undefined) throw new Error('The page has no element with the id "content".')
  // Titles of code are in the info string of the fence.
  const fences = (text.match(/^ *```.*$/gm) ?? []).join('').replace(/\s+/g, '')
  const said = readLetters(markdown.runSync(markdown.parse(text))).replaceAll(GAP, '') + fences
  const lost: string[] = []
  visit(content, 'element', (element) => {
    if (isOther(element)) return SKIP
    if (!BLOCKS.has(element.tagName)) return undefined
    lost.push(
      ...readLetters(element)
        .split(GAP)
        .filter((letters) => !said.includes(letters)),
    )
    return SKIP
  })
  return lost
}

const sites: [string, string | undefined][] = [
  ['our fixture site', FIXTURE_SITE],
  ['our documentation', DOCS_SITE],
]
for (const name of ['mem0', ...(FULL ? ['starter', 'crewAI', 'turso-docs'] : [])])
  sites.push([name, findCorpusSite(name)])

describe.each(sites)('%s', (_name, dir) => {
  it.skipIf(dir === undefined)(dir === undefined ? NO_CORPUS : 'has the full text of its pages in Markdown', () => {
    const { out } = buildSite(dir ?? '')
    const texts = listFiles(out).filter((file) => file.endsWith('.md'))
    expect(texts.length).toBeGreaterThan(5)
    const read = (file: string): string => readFileSync(join(out, file), 'utf8')
    const lost = texts.flatMap((file) =>
      listLostTexts(read(file.replace(/md$/, 'html')), read(file)).map((text) => `${file}: ${text}`),
    )
    // The only text of our documentation that is just for the page.
    expect(lost.filter((text) => !text.startsWith('components/visibility.md: Youreadthisonthepage'))).toEqual([])
  })
})
