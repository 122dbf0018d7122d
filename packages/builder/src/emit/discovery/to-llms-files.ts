import { LLMS_FILE } from '../../core/index.ts'
import { splitPages } from './split-pages.ts'
import { type LlmsLink, MAX_LIST_LENGTH, toLinkLine, toLlmsText } from './to-llms-text.ts'

/** A page of a list, with the names of the divisions and groups around it, outermost first. */
export interface ListedPage extends LlmsLink {
  trail: readonly string[]
}

interface Edition {
  name: string
  /** For paths: the versions, and the tags of the languages. */
  id: string
  pages: readonly ListedPage[]
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
  editions: readonly Edition[]
  /** The lists of other versions that are sites of their own. */
  versions?: readonly LlmsLink[]
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
  const { name, description, pages, specs, outside, versions = [], instructions = [] } = input
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
  const addPart = (
    path: string,
    title: string,
    part: { count: string; heading: string; links: readonly LlmsLink[] },
  ) => {
    const text = toLlmsText({
      name: title === '' ? name : `${name}: ${title}`,
      description: `${part.count}. All lists of this site: ${input.toUrl(LLMS_FILE)}`,
      sections: [{ title: part.heading, links: part.links }],
    })
    parts.push({ path, text })
  }
  const addParts = (own: readonly ListedPage[], edition?: Omit<Edition, 'pages'>): LlmsLink[] => {
    const placed = own.map((page) => ({ ...page, length: toLinkLine(page).length + 1 }))
    return splitPages(placed, MAX_LIST_LENGTH - HEAD_LENGTH).map((section) => {
      const names = [...(edition === undefined ? [] : [edition.name]), ...section.names]
      const path = toPath([...(edition === undefined ? [] : [edition.id]), ...section.names])
      const title = names.join(' - ')
      addPart(path, title, { count: toCount(section.pages), heading: 'Docs', links: section.pages })
      return { title: title || name, url: input.toUrl(path), description: toSummary(section.pages) }
    })
  }

  // Checkers take every address in `llms.txt` that isn't a list for a page.
  const addSpecs = (): LlmsLink[] => {
    if (specs.length === 0) return []
    const path = toPath(['openapi'])
    addPart(path, 'OpenAPI', { count: `OpenAPI documents: ${specs.length}`, heading: 'OpenAPI Specs', links: specs })
    return [
      { title: 'OpenAPI documents', url: input.toUrl(path), description: specs.map(({ title }) => title).join(', ') },
    ]
  }

  const apis = addSpecs()
  const editions = input.editions.flatMap((edition) => addParts(edition.pages, edition))
  const toText = (docs: readonly LlmsLink[]): string =>
    toLlmsText({
      name,
      description,
      instructions,
      sections: [
        { title: 'Docs', links: docs },
        { title: 'OpenAPI Specs', links: apis },
        { title: 'Other versions and languages', links: [...editions, ...versions] },
        { title: 'Optional', links: outside },
      ],
    })
  const whole = toText(pages)
  if (whole.length <= MAX_LIST_LENGTH) return { text: whole, parts, omitted: 0 }
  const lists = addParts(pages)
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

/** Only letters that all file systems and hosts treat alike. May be empty. */
function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^[-.]+|[-.]+$/g, '')
}
