import { quote, type SyntaxExplanation } from './to-code-explanation.ts'

/** What is wrong with the value of an attribute, and what the author most likely meant. */
export interface ValueMistake extends Required<SyntaxExplanation> {
  /** The value as written. */
  written: string
  /** The value as it should be. */
  meant: string
}

/** Words without quotes, up to the end of the tag or the next attribute with a value. */
const WORDS = /^[^\s"'<>={}]+(?:[ \t]+[^\s"'<>={}/]+)+?(?=\s*\/?>|\s+[\w:.-]+\s*=)/

/** Text in curly quotes. */
const CURLY = /^[“”„‘’]([^“”„‘’"<>{}\r\n]*)[“”‘’"']/

/** Another attribute, where a value is expected. */
const NEXT_ATTRIBUTE = /^[\w:.-]+=["'{]/

/**
 * Explains why a value without straight quotes or braces is not a value.
 *
 * @param rest - The text after `name=`.
 */
export function explainValue(rest: string, name: string): ValueMistake {
  const word = /^[^\s>]*/.exec(rest)?.[0].replace(/\/$/, '') ?? ''
  if (word === '' || NEXT_ATTRIBUTE.test(rest)) {
    const advice = `Write ${name}="…", or remove it.`
    return { reason: `found no value after \`${name}=\``, advice, written: '', meant: '"" ' }
  }
  const curly = /^[“”„‘’]/.exec(word)?.[0]
  if (curly !== undefined) {
    const [written, text = ''] = CURLY.exec(rest) ?? [word, word.slice(1)]
    const reason = `found the curly quote \`${curly}\`, expected a straight quote`
    return { reason, advice: 'Use straight quotes.', written, meant: `"${text}"` }
  }
  const isLiteral = /^(?:true|false|-?\d+(?:\.\d+)?)$/.test(word)
  const written = isLiteral ? word : (WORDS.exec(rest)?.[0] ?? word)
  const meant = isLiteral ? `{${word}}` : written.includes('"') ? `'${written}'` : `"${written}"`
  const reason = `found ${quote(`${name}=${written}`)}, expected the value in quotes or braces`
  return { reason, advice: `Write ${name}=${meant}.`, written, meant }
}
