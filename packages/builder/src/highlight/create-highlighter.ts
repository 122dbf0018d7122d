import { findNearest } from '@spearmint/config'
import type { ElementContent, Root } from 'hast'
import { refractor } from 'refractor/core'
import { type CodeToken, toCodeLine } from '../model/code-tokens.ts'
import { colorAnsi } from './color-ansi.ts'
import { LANGUAGE_NAMES, PLAIN_LANGUAGES, toGrammarName } from './language-names.ts'
import { TOKEN_CLASSES } from './token-classes.ts'

/** Code with its tokens marked, line by line. */
interface HighlightedCode {
  lines: ElementContent[][]
  /** Whether the language is known (or none was given). */
  known: boolean
  /** Of an unknown language: those whose names are near. */
  near?: readonly string[]
}

export interface Highlighter {
  /** Loads the grammars of languages that are about to be used; those loaded before cost nothing. */
  load(languages: Iterable<string>): Promise<void>
  /** Highlights code in a language that was loaded; in any other the lines are plain. */
  highlight(code: string, language: string | undefined): HighlightedCode
}

/** Code longer than this (UTF-16 units) is shown plain: grammars of regular expressions may backtrack. */
const LONGEST_CODE = 200_000

/**
 * Creates the highlighter of a build: Prism grammars (as hast, by refractor), each loaded when first used. Tokens become
 * `<span class="tok-…">`, so that light and dark are a matter of the style sheet.
 */
export function createHighlighter(): Highlighter {
  /** Grammar name → whether it exists. */
  const grammars = new Map<string, boolean>()

  async function load(languages: Iterable<string>): Promise<void> {
    for (const language of languages) {
      const name = toGrammarName(language)
      if (name === undefined || PLAIN_LANGUAGES.has(language.toLowerCase()) || grammars.has(name)) continue
      grammars.set(name, await registerGrammar(name))
    }
  }

  function highlight(code: string, language: string | undefined): HighlightedCode {
    if (language?.toLowerCase() === 'ansi') return { lines: colorAnsi(code), known: true }
    if (language === undefined || PLAIN_LANGUAGES.has(language.toLowerCase()))
      return { lines: toPlainLines(code), known: true }
    const name = toGrammarName(language)
    if (name === undefined || grammars.get(name) !== true)
      return { lines: toPlainLines(code), known: false, near: findNearLanguages(language) }
    if (code.length > LONGEST_CODE) return { lines: toPlainLines(code), known: true }
    return { lines: toLines(refractor.highlight(code, name).children), known: true }
  }

  return { load, highlight }
}

async function registerGrammar(name: string): Promise<boolean> {
  try {
    const grammar = (await import(`refractor/${name}`)) as { default: Parameters<typeof refractor.register>[0] }
    refractor.register(grammar.default)
    return true
  } catch {
    // No grammar of that name: an author's own word after the fence.
    return false
  }
}

/** Of very short names every one is near some other. */
function findNearLanguages(language: string): readonly string[] {
  return language.length > 3 ? findNearest(language, LANGUAGE_NAMES) : []
}

function toPlainLines(code: string): ElementContent[][] {
  return code.split('\n').map((value) => toCodeLine([{ value, names: [] }]))
}

/** Cuts a tree of tokens at its line breaks and keeps the classes that are drawn. */
function toLines(nodes: Root['children'] | ElementContent[]): ElementContent[][] {
  const lines: CodeToken[][] = [[]]
  for (const node of nodes) addNode(node as ElementContent, undefined, lines)
  return lines.map(toCodeLine)
}

function addNode(node: ElementContent, name: string | undefined, lines: CodeToken[][]): void {
  if (node.type === 'element') {
    const own = findTokenClass(node.properties.className) ?? name
    for (const child of node.children) addNode(child, own, lines)
  } else if (node.type === 'text') {
    for (const [index, value] of node.value.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (value !== '') lines.at(-1)?.push({ value, names: isPlain(value, name) ? [] : [`tok-${name}`] })
    }
  }
}

function isPlain(value: string, name: string | undefined): boolean {
  return name === undefined || name === 'plain' || value.trim() === ''
}

function findTokenClass(classNames: unknown): string | undefined {
  if (!Array.isArray(classNames)) return undefined
  for (const name of classNames) {
    const known = TOKEN_CLASSES[String(name)]
    if (known !== undefined) return known
  }
  return undefined
}
