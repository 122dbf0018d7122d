import { toIconKind } from '../../core/index.ts'

/** An address in the text of a page, and where it stands. Offsets are UTF-16 units. */
export interface FoundAddress {
  /** What it names: a page or file, another file to import, or a file for `<Snippet>`. */
  kind: 'link' | 'import' | 'snippet'
  value: string
  /** As written, between quotes or brackets. */
  start: number
  end: number
  /** It is not written as it reads, but with escapes or character references: only its author can change it. */
  isFixed?: true
}

/** What the text of an attribute or key is. An icon is a name, or the address of a picture. */
export type AddressRole = FoundAddress['kind'] | 'icon'

/** Names of attributes and of object keys whose text may be an address. */
const ADDRESS_NAMES = new Set(['href', 'src', 'img', 'image', 'url', 'to', 'poster', 'data', 'logo'])

/** What a text is that has this name; undefined when no address has. */
export function findRole(name: string): AddressRole | undefined {
  if (name === 'icon') return 'icon'
  return ADDRESS_NAMES.has(name) ? 'link' : undefined
}

/**
 * Lists the address that a value is: none for the name of an icon.
 *
 * @param place where it is written in the text
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
