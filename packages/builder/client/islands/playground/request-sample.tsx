import { useEffect, useState } from 'preact/hooks'
import { bash, loadLanguages, type SampleLanguage, type SampleRequest } from '../../../src/api/browser.ts'
import type { CodeText } from './code-text.tsx'
import { CopyButton } from './copy-button.tsx'
import { Select } from './select.tsx'
import { SourceView } from './source-view.tsx'
import { useWords } from './words-context.ts'

/**
 * The request as code in the selected language. All languages but cURL, and the colors, are loaded after the first
 * render.
 */
export function RequestSample({ request, languages }: { request: SampleRequest; languages: readonly string[] }) {
  const words = useWords()
  const [choices, setChoices] = useState<readonly SampleLanguage[]>([bash])
  const [id, setId] = useState<string>()
  const [Code, setCode] = useState<typeof CodeText>()
  useEffect(() => {
    import('./code-text.tsx').then(
      (loaded) => setCode(() => loaded.CodeText),
      () => {},
    )
  }, [])
  useEffect(() => {
    loadLanguages(languages).then(setChoices, () => {})
  }, [languages])
  const chosen = Math.max(
    0,
    choices.findIndex((choice) => choice.id === id),
  )
  const language = choices[chosen] ?? bash
  const source = language.toCode(request)
  return (
    <section class="pg-panel" aria-labelledby="pg-sample">
      <div class="pg-panel-head">
        <h3 id="pg-sample">{words.say('playground.request')}</h3>
        <Select
          aria-label={words.say('playground.language')}
          options={choices.map(({ label }) => label)}
          chosen={chosen}
          onChoose={(index) => setId(choices[index]?.id)}
        />
        <CopyButton label={words.say('playground.copy')} text={() => source} isQuiet />
      </div>
      <SourceView label={words.say('playground.sample', { language: language.label })}>
        {Code ? <Code code={source} grammar={language.grammar} /> : source}
      </SourceView>
    </section>
  )
}
