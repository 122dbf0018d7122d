/** A line of a list: a name, an address, and what is found there. */
export interface LlmsLink {
  title: string
  url: string
  description?: string
}

export interface LlmsText {
  /** Name of the site. */
  name: string
  /** What the site is about; may be empty. */
  description: string
  /** In the order of the navigation. */
  pages: readonly LlmsLink[]
  specs: readonly LlmsLink[]
  /** Links out of the site. */
  outside: readonly LlmsLink[]
}

/** Characters of the file (reference 2.9). */
const LONGEST_FILE = 100_000

/**
 * Renders `llms.txt` (llmstxt.org): the site in few words, then lists of links. A site whose list is longer than 100,000
 * characters goes without descriptions; one that is longer even so names its first pages only, and says how many are
 * `left` out.
 */
export function renderLlmsText({ name, description, pages, specs, outside }: LlmsText): { text: string; left: number } {
  const head = [`# ${toLine(name)}`, ...(description === '' ? [] : [`> ${toLine(description)}`])]
  const foot = [...toSection('OpenAPI Specs', specs.map(renderLink)), ...toSection('Optional', outside.map(renderLink))]
  const toText = (lines: readonly string[]): string =>
    `${[...head, ...toSection('Docs', lines), ...foot].join('\n\n')}\n`

  const full = toText(pages.map(renderLink))
  if (full.length <= LONGEST_FILE) return { text: full, left: 0 }
  const bare = pages.map(({ title, url }) => renderLink({ title, url }))
  const room = LONGEST_FILE - toText([]).length - '## Docs\n\n\n\n'.length
  const kept = countFitting(bare, room)
  return { text: toText(bare.slice(0, kept)), left: bare.length - kept }
}

function toSection(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, lines.join('\n')]
}

function renderLink({ title, url, description = '' }: LlmsLink): string {
  const text = toLine(description)
  const name = toLine(title).replace(/[\\[\]]/g, '\\$&')
  return `- [${name}](${url.replace(/[()<>\s]/g, toPercent)})${text === '' ? '' : `: ${text}`}`
}

/** How many lines from the first on fit into so many characters. */
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

/** `encodeURIComponent` leaves brackets as they are. */
function toPercent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`
}
