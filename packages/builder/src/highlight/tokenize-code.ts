import { refractor } from 'refractor/core'

/** A piece of code that Prism knows the kind of. */
interface PrismToken {
  type: string
  alias?: string | readonly string[] | null
  content: PrismContent
}

/** Tokens of Prism: text of no kind, a token, or several of both. */
export type PrismContent = string | PrismToken | readonly PrismContent[]

/** What refractor inherits of Prism and its types leave out. */
interface Prism {
  languages: Readonly<Record<string, object>>
  tokenize(code: string, grammar: object): PrismContent
  hooks: {
    run(name: string, environment: { code: string; language: string; grammar: object; tokens?: PrismContent }): void
  }
}

/**
 * Takes code apart with a grammar that is registered. `refractor.highlight` does the same, and then makes an element of each
 * token, of which we would read only the kind: that takes as long again.
 */
export function tokenizeCode(code: string, language: string): PrismContent {
  const prism = refractor as unknown as Prism
  const environment = { code, language, grammar: prism.languages[language] ?? {}, tokens: '' as PrismContent }
  prism.hooks.run('before-tokenize', environment)
  environment.tokens = prism.tokenize(environment.code, environment.grammar)
  prism.hooks.run('after-tokenize', environment)
  return environment.tokens
}
