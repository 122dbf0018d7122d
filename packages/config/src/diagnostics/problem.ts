import type { CodeOf, CodeTable } from './define-codes.ts'
import type { SourceRange } from './diagnostic.ts'
import type { Fix } from './fix.ts'

/** What a check reports: a code of a table and the details. `toDiagnostic` adds what the table knows about the code. */
export type Problem<Codes extends CodeTable> =
  | ({ code: CodeOf<Codes>; variant?: undefined } & Details)
  | { [Code in CodeOf<Codes>]: { code: Code; variant: VariantOf<Codes, Code> } & Details }[CodeOf<Codes>]

/** A problem without its code, for a function that gets the code separately. */
export type ProblemDetails<Codes extends CodeTable, Code extends CodeOf<Codes>> = Details & {
  /** Selects another severity of the code. */
  variant?: VariantOf<Codes, Code> | undefined
}

interface Details {
  /** What is wrong (quoting the value) and what was expected, in one or two sentences. */
  message: string
  /** Ways to fix the problem, best first, each a short imperative sentence. None by default. */
  suggestions?: readonly string[] | undefined
  /** Path of the file, relative to the site's folder. Empty by default: the problem is not about a file. */
  file?: string | undefined
  /** The start of the file by default. */
  range?: SourceRange | undefined
  /** A fix that a program can apply. */
  fix?: Fix | undefined
  /** The severity comes from the table of codes and nowhere else. */
  severity?: never
}

type VariantOf<Codes extends CodeTable, Code extends CodeOf<Codes>> = Codes[Code] extends { variants: infer Variants }
  ? keyof Variants & string
  : never
