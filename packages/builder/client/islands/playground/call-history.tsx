import type { RequestValues } from '../../../src/api/browser.ts'
import { toTone } from './call-outcome.ts'
import { useWords } from './words-context.ts'

/** A past call, without credentials. */
export interface PastCall {
  id: number
  method: string
  url: string
  /** `200`, or the state of a call without a response. */
  outcome: string
  values: Omit<RequestValues, 'credentials'>
}

/** The recent calls. Choosing one restores its values. */
export function CallHistory({ calls, onChoose }: { calls: readonly PastCall[]; onChoose: (call: PastCall) => void }) {
  const words = useWords()
  if (calls.length === 0) return null
  return (
    <details class="pg-nest pg-history">
      <summary>
        <h3>{words.say('playground.recent')}</h3>
        <span class="pg-type">{calls.length}</span>
      </summary>
      <ol>
        {calls.map((call) => (
          <li key={call.id}>
            <button type="button" onClick={() => onChoose(call)}>
              <span class={`pg-outcome ${toTone(Number(call.outcome) || undefined)}`}>{call.outcome}</span>{' '}
              {call.method} <span class="pg-url">{call.url}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}
