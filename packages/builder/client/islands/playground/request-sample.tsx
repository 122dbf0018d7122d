import { useEffect, useState } from 'preact/hooks'
import { bash, loadLanguages, type SampleLanguage, type SampleRequest } from '../../../src/api/browser.ts'
import { CopyButton } from './copy-button.tsx'
import { SourceView } from './source-view.tsx'

/** The request as code in the selected language. All languages but cURL are loaded after the first render. */
export function RequestSample({ request, languages }: { request: SampleRequest; languages: readonly string[] }) {
  const [choices, setChoices] = useState<readonly SampleLanguage[]>([bash])
  const [id, setId] = useState<string>()
  useEffect(() => {
    loadLanguages(languages).then(setChoices, () => {})
  }, [languages])
  const language = choices.find((choice) => choice.id === id) ?? choices[0] ?? bash
  const source = language.toCode(request)
  return (
    <section class="pg-panel" aria-labelledby="pg-sample">
      <div class="pg-panel-head">
        <h3 id="pg-sample">Request</h3>
        <select
          aria-label="Language of the sample"
          value={language.id}
          onChange={({ currentTarget }) => setId(currentTarget.value)}
        >
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.label}
            </option>
          ))}
        </select>
        <CopyButton label="Copy" text={() => source} />
      </div>
      <SourceView label={`Sample in ${language.label}`}>{source}</SourceView>
    </section>
  )
}
