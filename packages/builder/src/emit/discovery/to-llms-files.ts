import { splitPages } from './split-pages.ts'
import { type LlmsLink, MAX_LIST_LENGTH, toLinkLine, toLlmsText } from './to-llms-text.ts'

/** A page of a list, with the names of the divisions and groups around it, outermost first. */
export interface ListedPage extends LlmsLink {
  trail: readonly string[]
}

export interface LlmsFilesInput {
  /** Name of the site. */
  name: string
  /** The description of the site. May be empty. */
  description: string
  /** Texts for readers of the list. */
  instructions?: readonly string[]
  /** The pages of the default version and language, in the order of the navigation. */
  pages: readonly ListedPage[]
  /** The other versions and languages. */
  editions: readonly { name: string; pages: readonly ListedPage[] }[]
  specs: readonly LlmsLink[]
  /** Links to other sites. */
  outside: readonly LlmsLink[]
  /** The URL of a file of the site. */
  toUrl(path: string): string
  /** Whether a file of the site has the path. */
  isTaken(path: string): boolean
}

export interface LlmsFiles {
  /** The text of `llms.txt`. */
  text: string
  /** Lists of pages that `llms.txt` refers to. */
  parts: { path: string; text: string }[]
  /** How many entries of `llms.txt` are left out because it would be too long. */
  omitted: number
}

/** The folder of the lists that `llms.txt` refers to. */
const PARTS_FOLDER = 'llms'

/** Room for the head and the headings of a list. */
const HEAD_LENGTH = 1_000

/** Longer names are cut: file systems limit them. */
const MAX_SLUG_LENGTH = 60

/** How many titles describe a list. */
const MAX_TITLES = 5

/**
 * Generates `llms.txt`. If it would be longer than {@link MAX_LIST_LENGTH}, each division or group of the navigation has its
 * own list, and `llms.txt` lists these. Other versions and languages always have their own lists. Lists aren't nested
 * deeper: programs follow one link.
 */
export function toLlmsFiles(input: LlmsFilesInput): LlmsFiles {
  const { name, description, pages, specs, outside, instructions = [] } = input
  const parts: LlmsFiles['parts'] = []
  const paths = new Set<string>()
  const toPath = (names: readonly string[]): string => {
    const base = names.map(toSlug).filter(Boolean).join('-') || 'pages'
    for (let count = 1; ; count++) {
      const path = `${PARTS_FOLDER}/${base}${count === 1 ? '' : `-${count}`}.txt`
      if (paths.has(path) || input.isTaken(path)) continue
      paths.add(path)
      return path
    }
  }
  const addParts = (own: readonly ListedPage[], edition: string | undefined): LlmsLink[] => {
    const placed = own.map((page) => ({ ...page, length: toLinkLine(page).length + 1 }))
    return splitPages(placed, MAX_LIST_LENGTH - HEAD_LENGTH).map((section) => {
      const names = [...(edition === undefined ? [] : [edition]), ...section.names]
      const path = toPath(names)
      const title = names.join(' - ') || name
      const text = toLlmsText({
        name: names.length === 0 ? name : `${name}: ${title}`,
        description: `${toCount(section.pages)}. All lists of pages: ${input.toUrl('llms.txt')}`,
        sections: [{ title: 'Docs', links: section.pages }],
      })
      parts.push({ path, text })
      return { title, url: input.toUrl(path), description: toSummary(section.pages) }
    })
  }

  const editions = input.editions.flatMap(({ name: edition, pages: own }) => addParts(own, edition))
  const toText = (docs: readonly LlmsLink[]): string =>
    toLlmsText({
      name,
      description,
      instructions,
      sections: [
        { title: 'Docs', links: docs },
        { title: 'OpenAPI Specs', links: specs },
        { title: 'Other versions and languages', links: editions },
        { title: 'Optional', links: outside },
      ],
    })
  const whole = toText(pages)
  if (whole.length <= MAX_LIST_LENGTH) return { text: whole, parts, omitted: 0 }
  const lists = addParts(pages, undefined)
  const room = MAX_LIST_LENGTH - toText([]).length - HEAD_LENGTH
  const count = countFitting(lists, room)
  return { text: toText(lists.slice(0, count)), parts, omitted: lists.length - count }
}

/** How many of the links fit into so many characters, from the first. */
function countFitting(links: readonly LlmsLink[], room: number): number {
  let length = 0
  const first = links.findIndex((link) => {
    length += toLinkLine(link).length + 1
    return length > room
  })
  return first < 0 ? links.length : first
}

function toSummary(pages: readonly ListedPage[]): string {
  const titles = pages.slice(0, MAX_TITLES).map(({ title }) => title)
  return `${toCount(pages)}: ${titles.join(', ')}${pages.length > MAX_TITLES ? ' …' : ''}`
}

function toCount({ length }: readonly unknown[]): string {
  return length === 1 ? '1 page' : `${length} pages`
}

/** Letters of all scripts stay: hosts serve them percent-encoded. */
function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^[-.]+|[-.]+$/g, '')
}
