import type { Severity } from './diagnostic.ts'

/** What is known of a kind of problem apart from its place. Texts may hold Markdown code (`key`), nothing else of it. */
export interface ConfigCode {
  /** `error`: the site is not built until it is mended. `warning`: the site can be built without it. */
  severity: Severity
  /** A short heading, for example for a page that lists the codes. */
  title: string
  /** Why it is a problem and what happens to the value, in one or two sentences. */
  explanation: string
  /** How to mend it, a short imperative sentence. */
  mend: string
  /** A piece of a `mint.json` that has the problem, where a piece can show it. */
  example?: string
}
