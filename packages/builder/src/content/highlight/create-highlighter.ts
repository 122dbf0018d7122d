import { findNearest } from '@spearmint/config/diagnostics'
import type { ElementContent } from 'hast'
import { type CodeToken, toCodeLine } from './code-tokens.ts'
import { colorAnsi } from './color-ansi.ts'
import { LANGUAGE_NAMES, PLAIN_LANGUAGES, toGrammarName } from './language-names.ts'
import { listCodeLanguages, MAX_CODE_LENGTH } from './list-code-languages.ts'
import { type Grammar, loadGrammar, type PrismContent } from './load-grammar.ts'
import { splitCode } from './split-code.ts'
import { TOKEN_CLASSES } from './token-classes.ts'

/** Highlighted code. */
interface HighlightedCode {
  lines: ElementContent[][]
  /** Whether the language is known, or there is none. */
  known: boolean
  /** For an unknown language: those with similar names. */
  near?: readonly string[]
  /** Whether the code is too long to highlight. */
  isTooLong?: boolean
}

export interface Highlighter {
  /** Loads the grammars of languages before they are used (see `listCodeLanguages`). Each is loaded once. */
  load(languages: Iterable<string>): Promise<void>
  /** Highlights code in a language that was loaded. In any other language, the lines are plain text. */
  highlight(code: string, language: string | undefined): HighlightedCode
}

/**
 * Creates the highlighter of a build. It uses Prism grammars (from refractor) and loads each on first use. Tokens
 * become `<span class="tok-…">`, and the stylesheet has colors for light and dark mode.
 */
export function createHighlighter(): Highlighter {
  /** Grammars by name; undefined if there is none. */
  const grammars = new Map<string, Grammar | undefined>()

  async function load(languages: Iterable<string>): Promise<void> {
    for (const language of languages) {
      const name = toGrammarName(language)
      if (name === undefined || PLAIN_LANGUAGES.has(language.toLowerCase()) || grammars.has(name)) continue
      grammars.set(name, await loadGrammar(name))
    }
  }

  function highlight(code: string, language: string | undefined): HighlightedCode {
    if (language?.toLowerCase() === 'ansi') return { lines: colorAnsi(code), known: true }
    if (language === undefined || PLAIN_LANGUAGES.has(language.toLowerCase()))
      return { lines: toPlainLines(code), known: true }
    const name = toGrammarName(language)
    const grammar = name === undefined ? undefined : grammars.get(name)
    if (grammar === undefined) return { lines: toPlainLines(code), known: false, near: findNearLanguages(language) }
    if (code.length > MAX_CODE_LENGTH) return { lines: toPlainLines(code), known: true, isTooLong: true }
    const nest = createNesting(language, code)
    const parts = splitCode(code, name ?? language)
    return {
      lines: parts.flatMap(({ text, isPlain }) => (isPlain ? toPlainLines(text) : toColoredLines(text, grammar, nest))),
      known: true,
    }
  }

  /** Highlights fences inside Markdown, which Prism leaves to its callers. */
  function createNesting(language: string, code: string): Nesting {
    const listed = new Set(listCodeLanguages(language, code).slice(1).map(toGrammarName))
    return (inner, written) => {
      const name = toGrammarName(written)
      const grammar = name !== undefined && listed.has(name) ? grammars.get(name) : undefined
      return grammar?.(inner) ?? inner
    }
  }

  return { load, highlight }
}

/** A very short name is similar to too many others. */
function findNearLanguages(language: string): readonly string[] {
  return language.length > 3 ? findNearest(language, LANGUAGE_NAMES) : []
}

function toPlainLines(code: string): ElementContent[][] {
  return code.split('\n').map((value) => toCodeLine([{ value, names: [] }]))
}

/** Grammars call each other for code inside code. Code that nests too deeply for them is shown as plain text. */
function toColoredLines(code: string, grammar: Grammar, nest: Nesting): ElementContent[][] {
  try {
    return toLines(grammar(code), nest)
  } catch (error) {
    if (error instanceof RangeError) return toPlainLines(code)
    throw error
  }
}

/** Tokenizes code inside other code, in the language that is written there. */
type Nesting = (code: string, language: string) => PrismContent

/** Splits tokens at line breaks and keeps only the classes that the stylesheet uses. */
function toLines(content: PrismContent, nest: Nesting): ElementContent[][] {
  const lines: CodeToken[][] = [[]]

  function add(part: PrismContent, name: string | undefined): void {
    if (typeof part === 'string') {
      for (const [index, value] of part.split('\n').entries()) {
        if (index > 0) lines.push([])
        if (value !== '') lines.at(-1)?.push({ value, names: isPlain(value, name) ? [] : [`tok-${name}`] })
      }
    } else if ('type' in part) {
      const kinds = [part.type, ...[part.alias ?? []].flat()]
      const language = part.type === 'code-block' ? kinds.find((kind) => kind.startsWith('language-')) : undefined
      const inner = language !== undefined && typeof part.content === 'string'
      add(
        inner ? nest(part.content as string, language.slice('language-'.length)) : part.content,
        findClass(kinds) ?? (isSeparator(part.type, name) ? undefined : name),
      )
    } else {
      for (const child of part) add(child, name)
    }
  }

  add(content, undefined)
  return lines.map(toCodeLine)
}

function isPlain(value: string, name: string | undefined): boolean {
  return name === undefined || name === 'plain' || value.trim() === ''
}

/** Brackets, commas and operators between types or parameters are not colored like these. */
function isSeparator(type: string, parent: string | undefined): boolean {
  return (type === 'punctuation' || type === 'operator') && (parent === 'type' || parent === 'variable')
}

function findClass(kinds: readonly string[]): string | undefined {
  for (const kind of kinds) {
    const known = TOKEN_CLASSES[kind]
    if (known !== undefined) return known
  }
  return undefined
}
