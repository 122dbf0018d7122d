import { toIconKind } from '../../core/index.ts'

/** An address in the text of a page, with its offsets in UTF-16 units. */
export interface FoundAddress {
  /** What it names: a page or file, a file to import, or a file of `<Snippet>`. */
  kind: 'link' | 'import' | 'snippet'
  value: string
  /** As written, between quotes or brackets. */
  start: number
  end: number
  /** Set if it is written with escapes or character references, so that only its author can change it. */
  isFixed?: true
}

/** What the value of an attribute or key is. An icon is a name, or the address of an image. */
export type AddressRole = FoundAddress['kind'] | 'icon'

/** Names of attributes and object keys whose value can be an address. */
const ADDRESS_NAMES = new Set(['href', 'src', 'img', 'imgDark', 'image', 'url', 'to', 'poster', 'data', 'logo'])

/** Finds the role of the value of an attribute or key. Undefined if it is never an address. */
export function findRole(name: string): AddressRole | undefined {
  if (name === 'icon') return 'icon'
  return ADDRESS_NAMES.has(name) ? 'link' : undefined
}

/**
 * Lists the address that a value contains: none for the name of an icon.
 *
 * @param place Its offsets in the text.
 */
export function listAddress(
  role: AddressRole,
  value: string,
  { start, end }: { start: number; end: number },
  text: string,
): FoundAddress[] {
  if (role === 'icon' && toIconKind(value) !== 'picture') return []
  const kind = role === 'icon' ? 'link' : role
  return [{ kind, value, start, end, ...(text.slice(start, end) !== value && { isFixed: true }) }]
}
