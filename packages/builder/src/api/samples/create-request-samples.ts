import type { SiteConfig } from '@spearmint/config'
import type { ApiOperation, WrittenSample } from '../model/operation.ts'
import { buildRequest } from '../request/build-request.ts'
import { createSampleValues } from '../request/create-sample-values.ts'
import type { PlaygroundModel } from '../request/playground-model.ts'
import { toPlaygroundModel } from '../request/to-playground-model.ts'
import { DEFAULT_LANGUAGES, findSampleLanguage } from './languages.ts'

/** A request as code in one language. */
export interface RequestSample {
  /** The name that visitors choose it by: `cURL`. */
  title: string
  /** Name of the grammar that highlights it. */
  grammar: string
  code: string
}

/** Samples show no descriptions. */
const NO_DESCRIPTIONS = { renderMarkdown: () => [] }

/**
 * Creates the samples of an operation: first those by its author, then generated ones in the configured languages that
 * the author left out (docs/reference/api-pages.mdx#samples). A webhook has no generated samples, because only the API
 * sends it, and with `api.examples.autogenerate: false` no operation has any.
 * @param playground - The page's playground, if it has one. Samples are generated from the same model.
 */
export function createRequestSamples(
  operation: ApiOperation,
  { request }: SiteConfig['api'],
  playground: PlaygroundModel | undefined,
): RequestSample[] {
  const written = operation.samples.map(toRequestSample)
  const { languages = DEFAULT_LANGUAGES, showOptionalParams, autogenerate } = request.example
  if (operation.kind === 'webhook') return written
  if (!autogenerate) return withUniqueTitles(written)
  const covered = new Set(operation.samples.map((sample) => findSampleLanguage(sample.language)?.id))
  const wanted = [...new Set(languages.map(findSampleLanguage))].flatMap((language) =>
    language === undefined || covered.has(language.id) ? [] : [language],
  )
  if (wanted.length === 0) return withUniqueTitles(written)
  const model = playground ?? toPlaygroundModel(operation, { languages: [] }, NO_DESCRIPTIONS)
  const built = buildRequest(model, createSampleValues(model, { withOptional: showOptionalParams }))
  const generated = wanted.map(({ label, grammar, toCode }) => ({ title: label, grammar, code: toCode(built) }))
  return withUniqueTitles([...written, ...generated])
}

function toRequestSample({ language, label, source }: WrittenSample): RequestSample {
  const known = findSampleLanguage(language)
  return {
    title: label ?? known?.label ?? language,
    grammar: known?.grammar ?? language.trim().toLowerCase(),
    code: source.trimEnd(),
  }
}

/** Numbers samples with the same title, because visitors choose a sample by its title. */
function withUniqueTitles(samples: readonly RequestSample[]): RequestSample[] {
  const counts = new Map<string, number>()
  return samples.map((sample) => {
    const count = (counts.get(sample.title) ?? 0) + 1
    counts.set(sample.title, count)
    return count === 1 ? sample : { ...sample, title: `${sample.title} ${count}` }
  })
}
