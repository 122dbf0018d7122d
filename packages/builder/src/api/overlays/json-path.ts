/** A JSONPath (RFC 9535) without functions. */
export type JsonPath = readonly PathSegment[]

export interface PathSegment {
  /** Whether it selects at any depth (`..`). */
  isDeep: boolean
  selectors: readonly Selector[]
}

export type Selector =
  | { type: 'name'; name: string }
  | { type: 'index'; index: number }
  | { type: 'all' }
  | { type: 'slice'; start?: number; end?: number; step: number }
  | { type: 'filter'; condition: Condition }

/** A filter: comparisons of values, and whether something exists. */
export type Condition =
  | { type: 'or' | 'and'; conditions: readonly Condition[] }
  | { type: 'not'; condition: Condition }
  | { type: 'exists'; query: Query }
  | { type: 'compare'; operator: Operator; left: Operand; right: Operand }

export type Operator = '==' | '!=' | '<=' | '>=' | '<' | '>'

export type Operand = { type: 'literal'; value: unknown } | { type: 'query'; query: Query }

/** A path from the current value (`@`) or from the document (`$`). */
export interface Query {
  isRelative: boolean
  path: JsonPath
}
