import type { SiteConfig } from '@spearmint/config'
import type { ApiOperation, WrittenSample } from '../model/operation.ts'
import type { PlaygroundModel } from '../model/playground.ts'
import type { RequestSample } from '../pages/render-request-examples.ts'
import { toPlaygroundModel } from '../pages/to-playground-model.ts'
import { buildRequest } from '../request/build-request.ts'
import { createSampleValues } from '../request/create-sample-values.ts'
import { DEFAULT_LANGUAGES, findSampleLanguage } from './languages.ts'

/** No description is shown in a sample. */
const NO_TEXT = { renderMarkdown: () => [] }

/**
 * Creates the samples of an operation: those that its author wrote, then generated ones in the languages of the
 * configuration that the author's leave out (reference 6.6). A webhook is sent by the API itself: it has none of ours.
 * @param playground of the operation, when the page has one: samples are made of the same model
 */
export function createRequestSamples(
  operation: ApiOperation,
  { request }: SiteConfig['api'],
  playground: PlaygroundModel | undefined,
): RequestSample[] {
  const written = operation.samples.map(toRequestSample)
  if (operation.kind === 'webhook') return written
  const { languages = DEFAULT_LANGUAGES, showOptionalParams } = request.example
  const covered = new Set(operation.samples.map((sample) => findSampleLanguage(sample.language)?.id))
  const wanted = [...new Set(languages.map(findSampleLanguage))].flatMap((language) =>
    language === undefined || covered.has(language.id) ? [] : [language],
  )
  if (wanted.length === 0) return withOwnTitles(written)
  const model = playground ?? toPlaygroundModel(operation, [], NO_TEXT)
  const built = buildRequest(model, createSampleValues(model, { withOptional: showOptionalParams }))
  const generated = wanted.map(({ label, grammar, write }) => ({ title: label, grammar, code: write(built) }))
  return withOwnTitles([...written, ...generated])
}

function toRequestSample({ language, label, source }: WrittenSample): RequestSample {
  const known = findSampleLanguage(language)
  return {
    title: label ?? known?.label ?? language,
    grammar: known?.grammar ?? language.trim().toLowerCase(),
    code: source.replace(/\s+$/, ''),
  }
}

/** Samples of one title get a number: readers choose by it. */
function withOwnTitles(samples: readonly RequestSample[]): RequestSample[] {
  const counts = new Map<string, number>()
  return samples.map((sample) => {
    const count = (counts.get(sample.title) ?? 0) + 1
    counts.set(sample.title, count)
    return count === 1 ? sample : { ...sample, title: `${sample.title} ${count}` }
  })
}
