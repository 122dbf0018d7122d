import { createHash } from 'node:crypto'
import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import { type ConfigLocation, findChangeDate, type LocateInConfig, locateNothing, type Page } from '../../core/index.ts'
import { CHECK_CODES } from '../codes.ts'
import type { LanguageCoverage, TranslatedPage } from './pair-translations.ts'

/** Of a language with more findings than this, all are reported in one. */
const MAX_SINGLE = 20

/** How many pages such a report names. */
const MAX_NAMED = 5

/** How many digits of a hash are shown. */
const SHOWN_DIGITS = 12

/** Fewer digits of a hash may be those of another text by accident. */
const HASH = /^[0-9a-f]{7,40}$/i

/** What is known about the files of pages. */
export interface TranslationFacts {
  /** When files were last changed, by path. */
  changeDates?: ReadonlyMap<string, string> | undefined
  readBytes: (file: string) => Uint8Array | undefined
  locate?: LocateInConfig | undefined
}

/**
 * Reports pages that a language lacks, and translations whose original has changed since. A translation with a
 * `sourceHash` is compared with the content of the original, any other with the date of its last change.
 */
export function checkTranslations(coverage: readonly LanguageCoverage[], facts: TranslationFacts): Diagnostic[] {
  return [...checkMissing(coverage, facts), ...coverage.flatMap((language) => checkOutdated(language, facts))]
}

function checkMissing(coverage: readonly LanguageCoverage[], { locate }: TranslationFacts): Diagnostic[] {
  const lacking = new Map<Page, string[]>()
  const summaries: Diagnostic[] = []
  for (const { language, missing } of coverage) {
    if (missing.length > MAX_SINGLE) {
      const message = `${missing.length} pages have no translation in "${language}": ${nameSome(missing)}.`
      summaries.push(toMissing(message, 'them', (locate ?? locateNothing)(['navigation'])))
    } else for (const page of missing) lacking.set(page, [...(lacking.get(page) ?? []), language])
  }
  const single = [...lacking].map(([page, languages]) => {
    const names = languages.map((language) => JSON.stringify(language)).join(', ')
    return toMissing(`This page has no translation in ${names}.`, 'it', { file: page.file })
  })
  return [...single, ...summaries]
}

function toMissing(
  message: string,
  pages: 'it' | 'them',
  { file, range }: Pick<ConfigLocation, 'file'> & Partial<ConfigLocation>,
): Diagnostic {
  const suggestions = [
    `Translate ${pages}, or list ${pages} in the navigation of the language to show the original there.`,
  ]
  return toDiagnostic(CHECK_CODES, { code: 'page/missing-translation', message, suggestions, file, range })
}

function checkOutdated({ language, translated }: LanguageCoverage, facts: TranslationFacts): Diagnostic[] {
  const found = translated.flatMap((pair) => {
    const problem = findOutdated(pair, facts)
    return problem === undefined ? [] : [{ page: pair.page, problem }]
  })
  const code = 'page/outdated-translation'
  if (found.length <= MAX_SINGLE) {
    return found.map(({ page: { file }, problem }) => toDiagnostic(CHECK_CODES, { code, ...problem, file }))
  }
  const pages = found.map(({ page }) => page)
  const message = `The originals of ${found.length} pages in "${language}" have changed since they were translated: ${nameSome(pages)}.`
  const { file, range } = (facts.locate ?? locateNothing)(['navigation'])
  return [toDiagnostic(CHECK_CODES, { code, message, suggestions: ['Update the translations.'], file, range })]
}

type OutdatedProblem = Pick<Diagnostic, 'message' | 'suggestions'>

function findOutdated({ source, page }: TranslatedPage, facts: TranslationFacts): OutdatedProblem | undefined {
  const { sourceHash } = page.frontmatter
  if (sourceHash !== undefined) return findChangedContent(source, sourceHash, facts)
  const [changed, translated] = [source, page].map((one) => findChangeDate(one, facts.changeDates))
  if (changed === undefined || translated === undefined || !isAfter(changed, translated)) return undefined
  return {
    message: `"${source.file}" was changed on ${toDay(changed)}, after this translation of it (${toDay(translated)}).`,
    suggestions: ['Update the translation.'],
  }
}

function findChangedContent(
  { file }: Page,
  sourceHash: string,
  { readBytes }: TranslationFacts,
): OutdatedProblem | undefined {
  const bytes = readBytes(file)
  if (bytes === undefined) return undefined
  const hash = toGitHash(bytes)
  if (HASH.test(sourceHash) && hash.startsWith(sourceHash.toLowerCase())) return undefined
  const shown = hash.slice(0, SHOWN_DIGITS)
  return {
    message: `"${file}" has changed since it was translated: its hash is "${shown}" instead of "${sourceHash}".`,
    suggestions: [`Update the translation, then set sourceHash: "${shown}" in its frontmatter.`],
  }
}

/** The hash that `git hash-object` prints. Line ends are those that Git stores. */
function toGitHash(bytes: Uint8Array): string {
  const content = Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')
}

/** Whether one date is after another. If one of them has no time, the days count. */
function isAfter(one: string, other: string): boolean {
  const hasTimes = one.includes('T') && other.includes('T')
  return hasTimes ? Date.parse(one) > Date.parse(other) : toDay(one) > toDay(other)
}

function toDay(date: string): string {
  return date.slice(0, 10)
}

function nameSome(pages: readonly Page[]): string {
  const names = pages.slice(0, MAX_NAMED).map(({ path }) => JSON.stringify(path))
  const more = pages.length - names.length
  return names.join(', ') + (more > 0 ? ` and ${more} more` : '')
}
