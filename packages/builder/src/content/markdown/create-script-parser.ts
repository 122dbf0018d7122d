import type { tsPlugin } from '@sveltejs/acorn-typescript'
import { type Options, Parser, type Program } from 'acorn'
import acornJsx from 'acorn-jsx'
import { BudgetError } from '../../core/index.ts'
import { exceedsDepth } from './exceeds-depth.ts'

/** Extends acorn with the syntax of TypeScript. */
export type TypeScriptPlugin = typeof tsPlugin

/** Parses JavaScript as `acorn` does. Code that nests too deeply is a syntax error whose `cause` is a `BudgetError`. */
interface Acorn {
  parse: typeof Parser.parse
  parseExpressionAt: typeof Parser.parseExpressionAt
}

export interface ScriptParser {
  acorn: Acorn
  /** Parses a JavaScript module with JSX, or a TypeScript module. */
  parseModule(source: string, typeScript?: TypeScriptPlugin): Program
  /** Starts a page with a new budget. */
  reset(): void
  /**
   * Spends what `remark-mdx` would spend on a piece of code. Throws a `BudgetError` if too little is left.
   *
   * @param end - What the piece may end before: `}`, or a blank line for imports and exports.
   */
  spend(code: string, end: '}' | '\n\n'): void
}

/**
 * Characters to parse as JavaScript per page. `remark-mdx` doesn't know where an expression ends, so it parses it again
 * at every closing brace, and an export again at every blank line. A list of 1,000 objects in an attribute needs this much.
 */
const MAX_CHARACTERS = 30_000_000

/** How many characters an attempt counts that fails, because the error costs far more than the parsing. */
const FAILED_ATTEMPT = 10_000

/** Characters times lines of an expression: the library searches all lines for the position of every syntax node. */
const MAX_CELLS = 1_000_000_000

/** How deeply a syntax tree may nest. All functions that walk one by recursion stay far from a stack overflow. */
const MAX_DEPTH = 300

/** How many brackets may be open. Fewer are in a tree of {@link MAX_DEPTH}; checked first because acorn uses recursion. */
const MAX_BRACKETS = 400

const parser = Parser.extend(acornJsx())

function createTypeScriptParser(plugin: TypeScriptPlugin): typeof Parser {
  return class extends Parser.extend(plugin({ jsx: true })) {
    reportReservedArrowTypeParam(): void {
      // The plugin reports `<T extends string>(text: T) => text`, which is valid in `.tsx` files.
    }
  }
}

/** Creates a parser whose work is bounded, for a processor that parses one page after another. */
export function createScriptParser(): ScriptParser {
  let characters = 0

  function spendCharacters(count: number): BudgetError | undefined {
    characters += count
    return characters > MAX_CHARACTERS
      ? new BudgetError('the code in braces, imports and exports', MAX_CHARACTERS)
      : undefined
  }

  function run<T extends object>(source: string, parse: () => T): T {
    const exhausted = spendCharacters(source.length)
    if (exhausted) throw new EndOfParsing(exhausted)
    const cells = source.length * source.split('\n').length
    if (cells > MAX_CELLS) throw new EndOfParsing(new BudgetError('the size of the code', MAX_CELLS))
    if (countOpenBrackets(source) <= MAX_BRACKETS) {
      try {
        const node = parse()
        if (!exceedsDepth(node, MAX_DEPTH)) return node
      } catch (error) {
        spendCharacters(FAILED_ATTEMPT)
        if (!(error instanceof RangeError)) throw error
      }
    }
    spendCharacters(FAILED_ATTEMPT)
    throw Object.assign(new BudgetError('the nesting of the code', MAX_DEPTH), { pos: 0 })
  }

  return {
    acorn: {
      parse: (source: string, options: Options) => run(source, () => parser.parse(source, options)),
      parseExpressionAt: (source: string, offset: number, options: Options) =>
        run(source, () => parser.parseExpressionAt(source, offset, options)),
    },
    parseModule: (source, typeScript) => {
      const moduleParser = typeScript === undefined ? parser : createTypeScriptParser(typeScript)
      return run(source, () => moduleParser.parse(source, { ecmaVersion: 2024, sourceType: 'module', locations: true }))
    },
    reset() {
      characters = 0
    },
    spend(code, end) {
      for (let at = code.indexOf(end); at !== -1; at = code.indexOf(end, at + 1)) {
        const exhausted = spendCharacters(at + FAILED_ATTEMPT)
        if (exhausted) throw exhausted
      }
    },
  }
}

/** How many brackets are open at once, at most. Those in strings count too. */
function countOpenBrackets(source: string): number {
  let open = 0
  let most = 0
  for (const { 0: bracket } of source.matchAll(/[()[\]{}]/g)) {
    open = '([{'.includes(bracket) ? open + 1 : Math.max(open - 1, 0)
    most = Math.max(most, open)
  }
  return most
}

/** `remark-mdx` catches every error and goes on to the next brace. But first it reads the position of the error. */
class EndOfParsing extends Error {
  readonly error: BudgetError

  constructor(error: BudgetError) {
    super(error.message)
    this.error = error
  }

  get pos(): never {
    throw this.error
  }
}
