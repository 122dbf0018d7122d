import type { DivisionKind } from '../../model/site-config.ts'

/** The list of each kind of division in the file, and the key of its name. */
export const DIVISION_KINDS = {
  languages: { kind: 'language', nameKey: 'language' },
  versions: { kind: 'version', nameKey: 'version' },
  products: { kind: 'product', nameKey: 'product' },
  dropdowns: { kind: 'dropdown', nameKey: 'dropdown' },
  tabs: { kind: 'tab', nameKey: 'tab' },
  anchors: { kind: 'anchor', nameKey: 'anchor' },
  menu: { kind: 'item', nameKey: 'item' },
} as const satisfies Record<string, { kind: DivisionKind; nameKey: string }>

export type DivisionListKey = keyof typeof DIVISION_KINDS

/** Whether a key is the list of a kind of division. */
export function isDivisionListKey(key: string): key is DivisionListKey {
  return Object.hasOwn(DIVISION_KINDS, key)
}
