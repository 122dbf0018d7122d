import { foldText } from '../format/fold-text.ts'
import type { Token } from '../format/tokens.ts'

/**
 * English words that make a sentence of a question but don't name what it is about. Words of other languages that look the
 * same are function words too, or part of longer queries only.
 */
const FUNCTION_WORDS = new Set(
  (
    'a about am an and any are as at be been but by can could did do does for from had has have how i if in into is it its ' +
    'me my of on or our shall should so than that the their them there these they this those to us was we were what when ' +
    'where which who whose why will with would you your'
  ).split(' '),
)

/** Shorter queries are names and keywords, in which every word counts: "where operator", "for loop". */
const MIN_QUESTION = 4

/** Whether a query is long enough to be a question. */
export function isQuestion(tokens: readonly Token[]): boolean {
  return tokens.length >= MIN_QUESTION
}

/**
 * Selects the words of a question that say what it is about. The last word counts while it may be incomplete, because
 * searches run as people type.
 */
export function selectContentWords(query: string, tokens: readonly Token[]): readonly Token[] {
  if (!isQuestion(tokens)) return tokens
  const content = tokens.filter(
    ({ text, start }) => !FUNCTION_WORDS.has(foldText(text)) || start + text.length === query.length,
  )
  return content.length === 0 ? tokens : content
}
