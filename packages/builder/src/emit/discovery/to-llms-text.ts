import type { RenderedPage } from '../../core/index.ts'
import { shortenText, toPageDescription } from '../../theme/index.ts'

/** Maximum number of characters of a description (docs/reference/pages-and-files.mdx#generated-files). */
const MAX_SUMMARY_LENGTH = 300

/** The description of a page, otherwise its first paragraph, with at most 300 characters. May be empty. */
export function toPageSummary(rendered: RenderedPage): string {
  return shortenText(toPageDescription(rendered, MAX_SUMMARY_LENGTH), MAX_SUMMARY_LENGTH)
}

/** A line in a list: a name, an address, and a description. */
interface LlmsLink {
  title: string
  url: string
  description?: string
}

export interface LlmsText {
  /** Name of the site. */
  name: string
  /** The description of the site. May be empty. */
  description: string
  /** Texts for readers of the list. */
  instructions?: readonly string[]
  /** In the order of the navigation. */
  pages: readonly LlmsLink[]
  specs: readonly LlmsLink[]
  /** Links to other sites. */
  outside: readonly LlmsLink[]
}

/** Maximum number of characters (docs/reference/pages-and-files.mdx#generated-files). */
const MAX_FILE_LENGTH = 100_000

/**
 * Generates `llms.txt` (llmstxt.org): a summary of the site, then lists of links. If it would be longer than 100,000
 * characters, it has no descriptions. If that isn't enough, it contains only the first pages, and `omitted` is the number
 * of the others.
 */
export function toLlmsText({ name, description, instructions = [], pages, specs, outside }: LlmsText): {
  text: string
  omitted: number
} {
  const head = [
    `# ${toLine(name)}`,
    ...(description === '' ? [] : [`> ${toLine(description)}`]),
    ...instructions.map((text) => text.trim()),
  ]
  const foot = [...toSection('OpenAPI Specs', specs.map(toLinkLine)), ...toSection('Optional', outside.map(toLinkLine))]
  const toText = (lines: readonly string[]): string =>
    `${[...head, ...toSection('Docs', lines), ...foot].join('\n\n')}\n`

  const full = toText(pages.map(toLinkLine))
  if (full.length <= MAX_FILE_LENGTH) return { text: full, omitted: 0 }
  const bare = pages.map(({ title, url }) => toLinkLine({ title, url }))
  const room = MAX_FILE_LENGTH - toText([]).length - '## Docs\n\n\n\n'.length
  const count = countFitting(bare, room)
  return { text: toText(bare.slice(0, count)), omitted: bare.length - count }
}

function toSection(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, lines.join('\n')]
}

function toLinkLine({ title, url, description = '' }: LlmsLink): string {
  const text = toLine(description)
  const name = toLine(title).replace(/[\\[\]]/g, '\\$&')
  return `- [${name}](${url.replace(/[()<>\s]/g, toPercent)})${text === '' ? '' : `: ${text}`}`
}

/** How many of the lines fit into so many characters, from the first. */
function countFitting(lines: readonly string[], room: number): number {
  let length = 0
  const first = lines.findIndex((line) => {
    length += line.length + 1
    return length > room
  })
  return first < 0 ? lines.length : first
}

function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Unlike `encodeURIComponent`, encodes brackets too. */
function toPercent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`
}
