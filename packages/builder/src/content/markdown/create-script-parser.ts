import { type Options, Parser } from 'acorn'
import acornJsx from 'acorn-jsx'
import { BudgetError } from '../../core/index.ts'
import { exceedsDepth } from './exceeds-depth.ts'

/**
 * Parses JavaScript for `remark-mdx`, as `acorn` does. Code that nests too deeply is a syntax error whose cause is a
 * `BudgetError`.
 */
interface Acorn {
  parse: typeof Parser.parse
  parseExpressionAt: typeof Parser.parseExpressionAt
}

export interface ScriptParser {
  acorn: Acorn
  /**
   * Starts a page with a new budget.
   *
   * @param pieces - All pieces of code of the page, if they are known. Others are not parsed once they get costly.
   */
  reset(pieces?: ReadonlySet<string>): void
  /** Throws a `BudgetError` if the page exceeded the limit of its code. For `remark-mdx`, that is a syntax error. */
  check(): void
}

/**
 * Characters to parse as JavaScript per page. `remark-mdx` doesn't know where an expression ends, so it parses it again
 * at every closing brace, and an export again at every blank line. The largest page that we know needs a tenth.
 */
const MAX_CHARACTERS = 8_000_000

/** Characters that are parsed even if they are not known to be a whole piece of code. */
const MAX_FREE_CHARACTERS = 100_000

/** Characters times lines of an expression: the library searches all lines for the position of every syntax node. */
const MAX_CELLS = 1_000_000_000

/** How deeply a syntax tree may nest. All functions that walk one by recursion stay far from a stack overflow. */
const MAX_DEPTH = 300

/** How many brackets may be open. Fewer are in a tree of {@link MAX_DEPTH}; checked first because acorn uses recursion. */
const MAX_BRACKETS = 400

const parser = Parser.extend(acornJsx())

/** Creates a parser whose work is bounded, for a processor that parses one page after another. */
export function createScriptParser(): ScriptParser {
  let characters = 0
  let known: ReadonlySet<string> | undefined

  function run<T extends object>(source: string, parse: () => T): T {
    characters += source.length
    if (characters > MAX_FREE_CHARACTERS && known?.has(source) === false) {
      characters -= source.length
      throw toSyntaxError(toExhausted(), source.length)
    }
    if (characters > MAX_CHARACTERS) throw toSyntaxError(toExhausted(), source.length)
    if (source.length * source.split('\n').length > MAX_CELLS) {
      throw toSyntaxError(new BudgetError('the size of the code', MAX_CELLS))
    }
    if (countOpenBrackets(source) <= MAX_BRACKETS) {
      try {
        const node = parse()
        if (!exceedsDepth(node, MAX_DEPTH)) return node
      } catch (error) {
        if (!(error instanceof RangeError)) throw error
      }
    }
    throw toSyntaxError(new BudgetError('the nesting of the code', MAX_DEPTH))
  }

  return {
    acorn: {
      parse: (source: string, options: Options) => run(source, () => parser.parse(source, options)),
      parseExpressionAt: (source: string, offset: number, options: Options) =>
        run(source, () => parser.parseExpressionAt(source, offset, options)),
    },
    reset(pieces) {
      characters = 0
      known = pieces
    },
    check() {
      if (characters > MAX_CHARACTERS) throw toExhausted()
    },
  }
}

function toExhausted(): BudgetError {
  return new BudgetError('the code in braces, imports and exports', MAX_CHARACTERS)
}

/**
 * An error as acorn throws it. With `raisedAt` at the end of the source, `remark-mdx` goes on to the next brace or blank
 * line; otherwise, the error is the cause of its syntax error.
 */
function toSyntaxError(error: BudgetError, raisedAt?: number): BudgetError {
  return Object.assign(error, { pos: raisedAt ?? 0, raisedAt })
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
