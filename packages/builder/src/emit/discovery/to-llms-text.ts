import type { RenderedPage } from '../../core/index.ts'
import { shortenText, toPageDescription } from '../../theme/index.ts'

/** Maximum number of characters of a description (docs/reference/pages-and-files.mdx#generated-files). */
const MAX_SUMMARY_LENGTH = 300

/** The description of a page, otherwise its first paragraph, with at most 300 characters. May be empty. */
export function toPageSummary(rendered: RenderedPage): string {
  return shortenText(toPageDescription(rendered, MAX_SUMMARY_LENGTH), MAX_SUMMARY_LENGTH)
}

/** A line in a list: a name, an address, and a description. */
export interface LlmsLink {
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
  /** Lists under a heading each, in this order. Empty ones are left out. */
  sections: readonly { title: string; links: readonly LlmsLink[] }[]
}

/** Maximum number of characters (docs/reference/pages-and-files.mdx#generated-files). Agents read no more of a file. */
export const MAX_LIST_LENGTH = 50_000

/** Generates `llms.txt` (llmstxt.org): a summary of the site, then lists of links. */
export function toLlmsText({ name, description, instructions = [], sections }: LlmsText): string {
  const blocks = [
    `# ${toLine(name)}`,
    ...(description === '' ? [] : [`> ${toLine(description)}`]),
    ...instructions.map((text) => text.trim()),
    ...sections.flatMap(({ title, links }) => toSection(title, links.map(toLinkLine))),
  ]
  return `${blocks.join('\n\n')}\n`
}

function toSection(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, lines.join('\n')]
}

/** A line of a list. */
export function toLinkLine({ title, url, description = '' }: LlmsLink): string {
  const text = toLine(description)
  const name = toLine(title).replace(/[\\[\]]/g, '\\$&')
  return `- [${name}](${url.replace(/[()<>\s]/g, toPercent)})${text === '' ? '' : `: ${text}`}`
}

function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Unlike `encodeURIComponent`, encodes brackets too. */
function toPercent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`
}
