import type { Element } from 'hast'
import type { SourceLocation } from '../source-position.ts'
import type { Value } from '../values/value.ts'

/** An evaluated attribute of a JSX element. The value of an attribute without `=` is `true`. */
export interface JsxAttribute {
  name: string
  value: Value
  location: SourceLocation
  /** Whether it is written in the code of a component, unlike one of a tag in Markdown. */
  isComponentCode?: boolean
}

/** HTML writes the lists in these attributes with commas, those in others with spaces. */
const WITH_COMMAS: ReadonlySet<string> = new Set(['accept', 'coords'])

/** Lists the attributes of an element of hast as values. */
export function listAttributeValues({ properties }: Element): [string, Value][] {
  return Object.entries(properties).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(WITH_COMMAS.has(name) ? ',' : ' ') : value,
  ])
}
