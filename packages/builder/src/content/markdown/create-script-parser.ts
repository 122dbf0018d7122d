import { type Options, Parser } from 'acorn'
import acornJsx from 'acorn-jsx'
import { BudgetError } from '../../core/index.ts'
import { exceedsDepth } from './exceeds-depth.ts'

/** Parses JavaScript for `remark-mdx`, as `acorn` does. */
interface Acorn {
  parse: typeof Parser.parse
  parseExpressionAt: typeof Parser.parseExpressionAt
}

export interface ScriptParser {
  acorn: Acorn
  /** Starts a page with a new budget. */
  reset(): void
  /** Throws a `BudgetError` if the script of the page exceeded a limit. `remark-mdx` treats it as a syntax error. */
  check(): void
}

/**
 * Characters to parse as JavaScript per page. `remark-mdx` doesn't know where an expression ends, so it parses it again
 * at every closing brace, and an export again at every blank line. The largest page that we know needs a tenth.
 */
const MAX_CHARACTERS = 8_000_000

/** Characters times lines of an expression: the library searches all lines for the position of every syntax node. */
const MAX_CELLS = 1_000_000_000

/** How deeply a syntax tree may nest. All our functions that walk one by recursion stay far from a stack overflow. */
const MAX_DEPTH = 300

/** How many brackets may be open. A tree of {@link MAX_DEPTH} has fewer; checked first because acorn uses recursion. */
const MAX_BRACKETS = 400

const parser = Parser.extend(acornJsx())

/** Creates a parser whose work is bounded, for a processor that parses one page after another. */
export function createScriptParser(): ScriptParser {
  let characters = 0
  let error: BudgetError | undefined

  function spend(source: string): void {
    characters += source.length
    if (characters > MAX_CHARACTERS) error = new BudgetError('the code in braces, imports and exports', MAX_CHARACTERS)
    else if (source.length * source.split('\n').length > MAX_CELLS) error = new BudgetError('the size of an expression', MAX_CELLS)
    else if (countOpenBrackets(source) > MAX_BRACKETS) error = new BudgetError('the nesting of an expression', MAX_DEPTH)
  }

  function run<T extends object>(source: string, parse: () => T): T {
    if (error === undefined) spend(source)
    if (error !== undefined) throw toIncomplete(error, source)
    try {
      const node = parse()
      if (!exceedsDepth(node, MAX_DEPTH)) return node
    } catch (thrown) {
      if (!(thrown instanceof RangeError)) throw thrown
    }
    error = new BudgetError('the nesting of an expression', MAX_DEPTH)
    throw toIncomplete(error, source)
  }

  return {
    acorn: {
      parse: (source: string, options: Options) => run(source, () => parser.parse(source, options)),
      parseExpressionAt: (source: string, offset: number, options: Options) =>
        run(source, () => parser.parseExpressionAt(source, offset, options)),
    },
    reset() {
      characters = 0
      error = undefined
    },
    check() {
      if (error !== undefined) throw error
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

/** An error at the end of the source, after which `remark-mdx` goes on to the next brace or blank line. */
function toIncomplete({ message }: BudgetError, { length }: string): Error {
  return Object.assign(new SyntaxError(message), { pos: length, raisedAt: length })
}
