import type { RequestValues } from '../../../src/api/browser.ts'

/** A call that was made. It holds no credentials. */
export interface PastCall {
  id: number
  method: string
  url: string
  /** `200`, or what came instead. */
  outcome: string
  values: Omit<RequestValues, 'credentials'>
}

/** The last calls; each brings back what was filled in for it. */
export function CallHistory({ calls, onChoose }: { calls: readonly PastCall[]; onChoose: (call: PastCall) => void }) {
  if (calls.length === 0) return null
  return (
    <details class="pg-panel pg-history">
      <summary>
        <h3>Last calls</h3> <span class="pg-type">{calls.length}</span>
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
