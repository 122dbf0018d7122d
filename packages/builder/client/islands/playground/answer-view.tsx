import { bash } from '../../../src/api/browser.ts'
import { AnswerBody } from './answer-body.tsx'
import { CopyButton } from './copy-button.tsx'
import { formatSize } from './format-size.ts'
import { SourceView } from './source-view.tsx'
import type { Call } from './use-call.ts'

interface AnswerProps {
  call: Call | undefined
  stop: () => void
}

/**
 * What came of a request: status, time, size, body and headers, or why there is no answer. `data-status` is the status
 * once there is something to read, else the state of the call.
 */
export function AnswerView({ call, stop }: AnswerProps) {
  const { state, head, kind, received, failure, request } = call ?? {}
  const isUnderWay = state === 'sending' || state === 'receiving'
  return (
    <section class="pg-panel" aria-labelledby="pg-answer" data-status={toStatus(call)} aria-busy={state === 'sending'}>
      <div class="pg-panel-head">
        <h3 id="pg-answer">Response</h3>
        {/* What comes in parts would be told again and again. */}
        <p class={`pg-status ${toTone(head?.status)}`} role="status">
          {describe(call)}
        </p>
        {isUnderWay && (
          <button type="button" class="pg-button" onClick={stop}>
            Stop
          </button>
        )}
      </div>
      {call === undefined && <p class="pg-about">Send the request to see what the API answers.</p>}
      {state === 'receiving' && received && <p class="pg-about">{formatSize(received.size)} so far</p>}
      {failure && (
        <div class="pg-failure">
          <p>{failure.message}</p>
          {failure.headers.length > 0 && <SourceView label="Headers to add">{failure.headers.join('\n')}</SourceView>}
          {request && (
            <p>
              A terminal can send it: <CopyButton label="Copy as cURL" text={() => bash.toCode(request)} />
            </p>
          )}
        </div>
      )}
      {head && kind && received && <AnswerBody head={head} kind={kind} received={received} />}
      {head && (
        <details class="pg-nest">
          <summary>
            <span class="pg-nest-name">Headers</span> <span class="pg-type">{head.headers.length}</span>
          </summary>
          <table class="pg-headers">
            <thead class="visually-hidden">
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Value</th>
              </tr>
            </thead>
            <tbody>
              {head.headers.map(([name, value]) => (
                <tr>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  )
}

/** The status is told when there is something to read: at once for a stream, else when all is there. */
function toStatus(call: Call | undefined): string | undefined {
  if (call?.head === undefined) return call?.state
  const isReadable = call.state !== 'receiving' || (call.kind === 'stream' && call.received !== undefined)
  return isReadable ? String(call.head.status) : call.state
}

function describe(call: Call | undefined): string {
  if (call === undefined) return ''
  const { state, head, received } = call
  if (head === undefined)
    return { sending: 'Sending…', stopped: 'Stopped', failed: 'Not sent' }[state as 'sending'] ?? ''
  const { status, statusText, milliseconds } = head
  const size = state === 'receiving' || received === undefined ? '' : `, ${formatSize(received.size)}`
  return `${status}${statusText === '' ? '' : ` ${statusText}`}, ${Math.round(milliseconds)} ms${size}`
}

function toTone(status = 0): string {
  if (status >= 400) return 'pg-bad'
  return status >= 200 && status < 300 ? 'pg-good' : ''
}
