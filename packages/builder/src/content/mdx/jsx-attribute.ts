import type { Place } from './source-position.ts'
import type { Value } from './value.ts'

/** One evaluated attribute of a JSX element. A bare attribute has the value `true`. */
export interface JsxAttribute {
  name: string
  value: Value
  place: Place
}
