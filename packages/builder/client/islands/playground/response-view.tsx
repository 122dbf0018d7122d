import { bash } from '../../../src/api/browser.ts'
import { CopyButton } from './copy-button.tsx'
import { formatSize } from './format-size.ts'
import { ResponseBody } from './response-body.tsx'
import { SourceView } from './source-view.tsx'
import type { Call } from './use-call.ts'

interface ResponseProps {
  call: Call | undefined
  stop: () => void
}

/**
 * The response to a request: status, time, size, body and headers, or why there is none. `data-status` is the status once
 * there is something to read, and the state of the call before that.
 */
export function ResponseView({ call, stop }: ResponseProps) {
  const { state, head, kind, received, failure, request } = call ?? {}
  const isRunning = state === 'sending' || state === 'receiving'
  return (
    <section
      class="pg-panel"
      aria-labelledby="pg-response"
      data-status={toStatus(call)}
      aria-busy={state === 'sending'}
    >
      <div class="pg-panel-head">
        <h3 id="pg-response">Response</h3>
        {/* The size of a stream is not part of the status: screen readers would announce every change. */}
        <p class={`pg-status ${toTone(head?.status)}`} role="status">
          {describe(call)}
        </p>
        {isRunning && (
          <button type="button" class="pg-button" onClick={stop}>
            Stop
          </button>
        )}
      </div>
      {call === undefined && <p class="pg-about">Send the request to see the response.</p>}
      {state === 'receiving' && received && <p class="pg-about">{formatSize(received.size)} received so far</p>}
      {failure && (
        <div class="pg-failure">
          <p>{failure.message}</p>
          {failure.headers.length > 0 && <SourceView label="Headers to add">{failure.headers.join('\n')}</SourceView>}
          {request && (
            <p>
              Send it from a terminal: <CopyButton label="Copy as cURL" text={() => bash.toCode(request)} />
            </p>
          )}
        </div>
      )}
      {head && kind && received && <ResponseBody head={head} kind={kind} received={received} />}
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

/** The status is set when there is something to read: at once for a stream, or else when the body is complete. */
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
