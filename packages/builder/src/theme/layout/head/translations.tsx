import { ISLAND_WORDS, type PageWords, PLAYGROUND_WORDS, SEARCH_WORDS } from '@spearmint/config/words'
import { joinHtml, type RenderedHtml, renderPart } from '../render-html.ts'
import { toScriptText } from './script-text.ts'

/** The words of islands, for the documents of a division. Empty if islands say them in English, which they contain. */
export interface Translations {
  /** For pages without a playground. */
  base: RenderedHtml
  playground: RenderedHtml
}

const BASE_KEYS = Object.keys({ ...ISLAND_WORDS, ...SEARCH_WORDS })
const PLAYGROUND_KEYS = [...BASE_KEYS, ...Object.keys(PLAYGROUND_WORDS)]

/** Renders the words that the islands of a page need, so that they need no request. The browser doesn't run JSON. */
export function renderTranslations(words: PageWords): Translations {
  return { base: renderWords(words, BASE_KEYS), playground: renderWords(words, PLAYGROUND_KEYS) }
}

function renderWords(words: PageWords, keys: readonly string[]): RenderedHtml {
  const translation = words.toTranslation(keys)
  if (translation === undefined) return joinHtml()
  return renderPart(
    <script type="application/json" id="spearmint-words">
      {toScriptText(translation)}
    </script>,
  )
}
