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
