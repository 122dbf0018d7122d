/**
 * How much code (in UTF-16 units) a grammar sees at once. Grammars are regular expressions that may scan to the end from
 * every position, so their time grows with the square of this length, and linearly with the number of parts.
 */
const PART_LENGTH = 25_000

/** For grammars that scan across lines. They take the longest for hostile code of the default length. */
const SLOW_PART_LENGTH = 4000

/** For those whose patterns for selectors scan to the next brace, again and again for the same start. */
const SLOWEST_PART_LENGTH = 1500

/** Measured with 60 repeated fragments in lines of 80 characters: more than 80 ms for 8 kB. */
const SLOW_GRAMMARS: ReadonlySet<string> = new Set(
  (
    'abap apex asciidoc aspnet csharp cshtml css django eiffel ejs erb etlua ftl handlebars idris javadoc latte ' +
    'liquid markup nasm nginx parser php rego sas smarty soy stylus textile tt2 twig velocity wiki xeora xquery zig'
  ).split(' '),
)

const SLOWEST_GRAMMARS: ReadonlySet<string> = new Set(['less', 'sass', 'scss'])

/** A longer line, such as minified code or an encoded file, is not highlighted. */
const MAX_LINE_LENGTH = 3000

/** Whole lines of code, joined by line breaks. */
interface CodePart {
  text: string
  isPlain: boolean
}

/**
 * Splits code between lines, so that the time to highlight it is bounded. Code of an ordinary length is one part. What a
 * multi-line comment or text looks like starts anew in each part.
 */
export function splitCode(code: string, grammar: string): CodePart[] {
  const length = findPartLength(grammar)
  if (code.length <= Math.min(length, MAX_LINE_LENGTH)) return [{ text: code, isPlain: false }]
  const parts: { lines: string[]; length: number; isPlain: boolean }[] = []
  for (const line of code.split('\n')) {
    const isPlain = line.length > MAX_LINE_LENGTH
    const last = parts.at(-1)
    if (last === undefined || last.isPlain !== isPlain || last.length + line.length > length) {
      parts.push({ lines: [line], length: line.length, isPlain })
    } else {
      last.lines.push(line)
      last.length += line.length + 1
    }
  }
  return parts.map(({ lines, isPlain }) => ({ text: lines.join('\n'), isPlain }))
}

function findPartLength(grammar: string): number {
  if (SLOWEST_GRAMMARS.has(grammar)) return SLOWEST_PART_LENGTH
  return SLOW_GRAMMARS.has(grammar) ? SLOW_PART_LENGTH : PART_LENGTH
}
