import type { WordKey } from '@spearmint/config/words'
import type { Result } from 'hastscript'
import type { Division, DivisionLabel } from '../../../core/index.ts'
import type { Site } from '../site.ts'
import { renderGlyph } from './glyph.ts'

/** The island that closes open lists. They open without it. */
export const SELECT_ISLAND = 'version-select'

/** The stylesheet of the lists. */
export const SELECT_STYLES = 'version-select'

/** What readers choose from, as screen readers name it. */
const KIND_NAMES: Readonly<Record<Division['kind'], WordKey & `select.${string}`>> = {
  root: 'select.section',
  language: 'select.language',
  version: 'select.version',
  product: 'select.product',
  dropdown: 'select.section',
  tab: 'select.section',
  anchor: 'select.section',
  item: 'select.section',
}

/** A list of divisions that opens. Links, not options, so that it works without JavaScript. */
export interface DivisionSelect {
  kind: Division['kind']
  /** Class of the element. */
  className: string
  /** What the closed list shows. */
  chosen: Result | string
  /** The content of the list, as list items. */
  items: Result[]
}

/** Renders a list of divisions that opens. */
export function renderDivisionSelect({ words }: Site, { kind, className, chosen, items }: DivisionSelect): Result {
  return (
    <details class={className} data-sm={SELECT_ISLAND}>
      <summary>
        <span class="visually-hidden">{words.say(KIND_NAMES[kind] as 'select.section')}: </span>
        {chosen}
        {renderGlyph('down')}
      </summary>
      <ul>{items}</ul>
    </details>
  )
}

/** Renders the badge of a version or a group. The space makes it a separate word in screen readers. */
export function renderTag(tag: DivisionLabel['tag']): Result | null {
  if (tag === undefined) return null
  return (
    <>
      {' '}
      <span class="nav-tag-pill">{tag}</span>
    </>
  )
}
