import { refractor } from 'refractor/core'

/** A piece of code that Prism knows the kind of. */
interface PrismToken {
  type: string
  alias?: string | readonly string[] | null
  content: PrismContent
}

/** Tokens of Prism: text of no kind, a token, or several of both. */
export type PrismContent = string | PrismToken | readonly PrismContent[]

/** Takes code of one language apart. */
export type Grammar = (code: string) => PrismContent

type Syntax = Parameters<typeof refractor.register>[0]

/** What refractor inherits of Prism and its types leave out. */
interface Prism {
  languages: Readonly<Record<string, object>>
  tokenize(code: string, grammar: object): PrismContent
  hooks: {
    all: Readonly<Record<string, unknown>>
    run(name: string, environment: { code: string; language: string; grammar: object; tokens?: PrismContent }): void
  }
}

/** What grammars are registered in: all that Prism knows at one time. */
interface PrismState {
  languages: Prism['languages']
  hooks: Prism['hooks']['all']
}

/** Documents with styles and scripts in them. */
const WEB = ['markup', 'css', 'javascript']

/** What a grammar colors in its code if it is there before. All that a grammar cannot do without it brings along. */
const BEFORE: ReadonlyMap<string, readonly string[]> = new Map([
  ['markdown', ['yaml']],
  ['http', [...WEB, 'json']],
  ...['markup', 'django', 'ejs', 'erb', 'handlebars', 'liquid', 'php', 'twig'].map((name) => [name, WEB] as const),
])

/** Prism as it is without a grammar. */
const EMPTY: PrismState = { languages: { ...prismOf().languages }, hooks: {} }

/**
 * Loads a grammar of refractor by its name in Prism. Undefined where there is none: an author's own word after the fence.
 *
 * Grammars of Prism change each other: with JavaScript there HTML has colored scripts, and Groovy other names of classes. So
 * each is registered as if it were the only one, and the colors of a page do not depend on what other pages hold.
 */
export async function loadGrammar(name: string): Promise<Grammar | undefined> {
  const syntaxes = await Promise.all([...(BEFORE.get(name) ?? []), name].map(loadSyntax))
  if (syntaxes.at(-1) === undefined) return undefined
  const state: PrismState = { languages: { ...EMPTY.languages }, hooks: {} }
  runIn(state, () => {
    for (const syntax of syntaxes) if (syntax !== undefined) refractor.register(syntax)
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
 * `refractor.highlight` does the same, and then makes an element of each token, of which we would read only the kind: that
 * takes as long again.
 */
function tokenize(code: string, language: string, grammar: object): PrismContent {
  const prism = prismOf()
  const environment = { code, language, grammar, tokens: '' as PrismContent }
  prism.hooks.run('before-tokenize', environment)
  environment.tokens = prism.tokenize(environment.code, environment.grammar)
  prism.hooks.run('after-tokenize', environment)
  return environment.tokens
}

/** Lets Prism know the grammars of a state for as long as a function runs. */
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

/** The one Prism there is: refractor inherits of it. */
function prismOf(): Prism {
  return Object.getPrototypeOf(refractor) as Prism
}
