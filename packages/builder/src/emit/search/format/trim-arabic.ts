const ARABIC = /^[\u0621-\u064A]+$/
const AND = /^و(?=.{3})/
const ARTICLES = /^(?:[وبكف]?ال|لل)(?=.{2})/
const SUFFIXES = /(?<=.{2})(?:ها|ان|ات|ون|ين|يه|ية|[هةي]|(?<=.{3})ا)$/

/**
 * Trims “and”, the article and the ending of an Arabic word, which are written without a space: الملفات → ملف. These are the
 * rules of the “light10” stemmer (Larkey, Ballesteros and Connell, 2007). Words of a query are trimmed too, because the
 * index may have other forms of them only.
 *
 * @param word - Folded.
 */
export function trimArabic(word: string): string {
  return ARABIC.test(word) ? word.replace(AND, '').replace(ARTICLES, '').replace(SUFFIXES, '') : word
}
