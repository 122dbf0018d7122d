import { refractor } from 'refractor/core'
import { refineGrammars } from './refine-grammar.ts'

/** A token of Prism. */
interface PrismToken {
  type: string
  alias?: string | readonly string[] | null
  content: PrismContent
}

/** The tokens of Prism: plain text, a token, or a list of both. */
export type PrismContent = string | PrismToken | readonly PrismContent[]

/** Tokenizes code of one language. */
export type Grammar = (code: string) => PrismContent

type Syntax = Parameters<typeof refractor.register>[0]

/** What refractor inherits from Prism but does not declare in its types. */
interface Prism {
  languages: Readonly<Record<string, object>> & {
    /** Replaces a grammar. */
    insertBefore(language: string, token: string, patterns: object): void
  }
  tokenize(code: string, grammar: object): PrismContent
  hooks: {
    all: Readonly<Record<string, unknown>>
    run(name: string, environment: { code: string; language: string; grammar: object; tokens?: PrismContent }): void
  }
}

/** The state of Prism that grammars are registered in. */
interface PrismState {
  languages: Prism['languages']
  hooks: Prism['hooks']['all']
}

/** The languages of documents with styles and scripts. */
const WEB = ['markup', 'css', 'css-extras', 'javascript']

/**
 * Languages that a grammar highlights inside its own if they are loaded first. Required ones are loaded by refractor.
 */
const OPTIONAL_LANGUAGES: ReadonlyMap<string, readonly string[]> = new Map([
  ['markdown', ['yaml']],
  ['css', ['css-extras']],
  ['http', [...WEB, 'json']],
  ...['markup', 'django', 'ejs', 'erb', 'handlebars', 'liquid', 'php', 'twig'].map((name) => [name, WEB] as const),
])

/** Prism without any grammar. */
const EMPTY: PrismState = { languages: { ...prismOf().languages }, hooks: {} }

/**
 * Loads a grammar of refractor by its Prism name. Returns undefined if there is none, for example for a word that the
 * author made up.
 *
 * Prism grammars modify each other: after JavaScript is registered, HTML highlights scripts, and Groovy names classes
 * differently. Each grammar is registered in a state of its own, so the result does not depend on other pages.
 */
export async function loadGrammar(name: string): Promise<Grammar | undefined> {
  const syntaxes = await Promise.all([...(OPTIONAL_LANGUAGES.get(name) ?? []), name].map(loadSyntax))
  if (syntaxes.at(-1) === undefined) return undefined
  const state: PrismState = { languages: { ...EMPTY.languages }, hooks: {} }
  runIn(state, () => {
    for (const syntax of syntaxes) if (syntax !== undefined) refractor.register(syntax)
    const { insertBefore } = prismOf().languages
    refineGrammars(state.languages, (...patterns) => insertBefore(...patterns))
  })
  const grammar = state.languages[name] ?? {}
  return (code) => runIn(state, () => tokenize(code, name, grammar))
}

async function loadSyntax(name: string): Promise<Syntax | undefined> {
  try {
    return ((await import(`refractor/${name}`)) as { default: Syntax }).default
  } catch {
    return undefined
  }
}

/**
 * `refractor.highlight` does the same, and then creates an element for each token, which doubles the time. We only need
 * the types of the tokens.
 */
function tokenize(code: string, language: string, grammar: object): PrismContent {
  const prism = prismOf()
  const environment = { code, language, grammar, tokens: '' as PrismContent }
  prism.hooks.run('before-tokenize', environment)
  environment.tokens = prism.tokenize(environment.code, environment.grammar)
  prism.hooks.run('after-tokenize', environment)
  return environment.tokens
}

/** Sets the state of Prism while a function runs. */
function runIn<T>(state: PrismState, run: () => T): T {
  const prism = prismOf()
  const { languages } = prism
  const { all } = prism.hooks
  prism.languages = state.languages
  prism.hooks.all = state.hooks
  try {
    return run()
  } finally {
    prism.languages = languages
    prism.hooks.all = all
  }
}

/** Prism is the prototype of refractor. */
function prismOf(): Prism {
  return Object.getPrototypeOf(refractor) as Prism
}
