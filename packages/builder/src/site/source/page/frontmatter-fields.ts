import type { Frontmatter } from '../../../core/index.ts'

/** How the value of a field is read. */
export type FieldKind = 'text' | 'flag' | 'mode'

/** The fields the builder reads (reference 2.3). Every other key of a page is its own affair. */
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
} as const satisfies Record<keyof Omit<Frontmatter, 'raw'>, FieldKind>

export type FieldName = keyof typeof FRONTMATTER_FIELDS

/** The layouts a page may ask for (reference 2.4). */
export const PAGE_MODES = ['wide', 'center', 'custom', 'frame'] as const satisfies readonly Frontmatter['mode'][]

const NAMES = Object.keys(FRONTMATTER_FIELDS) as FieldName[]
const NAME_BY_LETTERS = new Map(NAMES.map((name) => [toLetters(name), name]))

/** The field a key means, whatever its capitals and dashes: `Title`, `sideBarTitle` and `sidebar_title` are fields too. */
export function findField(key: string): FieldName | undefined {
  return NAME_BY_LETTERS.get(toLetters(key))
}

/**
 * Names that are long enough for a misspelling to be told from a key of the site's own: `discroption` is one, `tags`
 * is not.
 */
export const UNMISTAKABLE_NAMES: readonly FieldName[] = NAMES.filter((name) => name.length >= 8)

function toLetters(key: string): string {
  return key.replace(/[-_]/g, '').toLowerCase()
}
