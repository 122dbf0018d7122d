import type { Severity } from './diagnostic.ts'

/** Name of a kind of problem: `area/problem`. Names are stable: they are never renamed and never change their meaning. */
export type CodeName = `${string}/${string}`

/** What is known about a kind of problem. Texts may contain Markdown code (`key`) but no other Markdown. */
export interface CodeEntry {
  severity: Severity
  /** Severities for reports that need another one, by the name of the case: `{ markdown: 'info' }`. */
  variants?: Readonly<Record<string, Severity>>
  /** A short heading, for example for a page that lists the codes. */
  title: string
  /** Why it is a problem and what happens to the value, in one or two sentences. */
  explanation: string
  /** How to fix it, a short imperative sentence. */
  fix: string
  /** A piece of a file that has the problem, if a piece can show it. */
  example?: string
  /** A page of Spearmint's documentation that says more, for example `/guides/math`. */
  page?: string
}

/** The codes that one part of the program reports. That part owns the table. */
export type CodeTable = Readonly<Record<CodeName, CodeEntry>>

/** The names of a table. */
export type CodeOf<Codes extends CodeTable> = keyof Codes & CodeName

/** Defines a table of codes. The names, and with them the variants, become types that reports are checked against. */
export function defineCodes<const Codes extends CodeTable>(codes: Codes & OnlyKnownKeys<Codes>): Codes {
  return codes
}

/** A type parameter would otherwise accept misspelled keys of an entry and names without an area. */
type OnlyKnownKeys<Codes> = {
  [Code in keyof Codes]: Code extends CodeName
    ? { [Key in keyof Codes[Code]]: Key extends keyof CodeEntry ? Codes[Code][Key] : never }
    : never
}
