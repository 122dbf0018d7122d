import type { Frontmatter } from '../../../core/index.ts'

/** The type of a field's value. */
export type FieldKind = 'text' | 'flag' | 'mode' | 'date' | 'links' | 'menu'

/** The fields that the builder reads, see docs/reference/frontmatter.mdx. Pages may have any other keys. */
export const FRONTMATTER_FIELDS = {
  title: 'text',
  description: 'text',
  sidebarTitle: 'text',
  icon: 'text',
  iconType: 'text',
  api: 'text',
  openapi: 'text',
  url: 'text',
  tag: 'text',
  version: 'text',
  mode: 'mode',
  deprecated: 'flag',
  hidden: 'flag',
  noindex: 'flag',
  hideApiMarker: 'flag',
  lastUpdatedDate: 'date',
  sourceHash: 'text',
  timestamp: 'flag',
  related: 'links',
  contextual: 'menu',
} as const satisfies Record<keyof Omit<Frontmatter, 'raw'>, FieldKind>

export type FieldName = keyof typeof FRONTMATTER_FIELDS

/** The layouts of pages, see docs/reference/frontmatter.mdx#page-modes. */
export const PAGE_MODES = ['wide', 'center', 'custom', 'frame'] as const satisfies readonly Frontmatter['mode'][]

const NAMES = Object.keys(FRONTMATTER_FIELDS) as FieldName[]
const NAME_BY_LETTERS = new Map(NAMES.map((name) => [toLetters(name), name]))

/** Finds a field regardless of case and dashes: `Title`, `sideBarTitle` and `sidebar_title` are fields too. */
export function findField(key: string): FieldName | undefined {
  return NAME_BY_LETTERS.get(toLetters(key))
}

/** Names near words that sites use for keys of their own, such as `context`. */
const COMMON_WORDS: ReadonlySet<FieldName> = new Set(['contextual', 'timestamp'])

/**
 * Names that are long enough to distinguish a misspelling from a key that only the site uses: `discroption` is a
 * misspelling, `tags` may be intended.
 */
export const LONG_NAMES: readonly FieldName[] = NAMES.filter((name) => name.length >= 8 && !COMMON_WORDS.has(name))

function toLetters(key: string): string {
  return key.replace(/[-_]/g, '').toLowerCase()
}
