import type { RequestValues } from '../../../src/api/browser.ts'

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
  if (calls.length === 0) return null
  return (
    <details class="pg-panel pg-history">
      <summary>
        <h3>Recent calls</h3> <span class="pg-type">{calls.length}</span>
      </summary>
      <ol>
        {calls.map((call) => (
          <li key={call.id}>
            <button type="button" onClick={() => onChoose(call)}>
              <span class="pg-outcome">{call.outcome}</span> {call.method} <span class="pg-url">{call.url}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}
