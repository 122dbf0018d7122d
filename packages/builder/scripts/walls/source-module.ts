/** What an import resolves to. */
export type Target =
  | { kind: 'file'; path: string }
  | { kind: 'builtin'; name: string }
  | { kind: 'package'; name: string }
  | { kind: 'unresolved' }

/** An import in a file: `import`, `export … from`, `import()` or a type `import('…')`. */
export interface StatedImport {
  specifier: string
  line: number
  /** True if it disappears when the file is compiled. */
  typeOnly: boolean
  /** True for `import()` of an expression: the specifier is its code. */
  computed: boolean
}

export interface ResolvedImport extends StatedImport {
  target: Target
}

/** A source file with what the rules need to know about it. */
export interface SourceModule {
  /** Path from the root of the repository, with `/`. */
  path: string
  lines: number
  /** True if the file declares and exports types only. */
  typesOnly: boolean
  imports: readonly ResolvedImport[]
}

/** A file that breaks a rule. */
export interface Violation {
  rule: string
  path: string
  line?: number
  /** The imported file or module, if the rule is about an import. */
  to?: string
  message: string
  /** What to do instead. */
  instead: string
}
