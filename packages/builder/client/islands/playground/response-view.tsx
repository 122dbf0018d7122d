import { bash, type PlaygroundWords } from '../../../src/api/browser.ts'
import { describeOutcome, toTone } from './call-outcome.ts'
import { CopyButton } from './copy-button.tsx'
import { formatSize } from './format-size.ts'
import { ResponseBody } from './response-body.tsx'
import { SourceView } from './source-view.tsx'
import type { Call } from './use-call.ts'
import { useWords } from './words-context.ts'

interface ResponseProps {
  call: Call | undefined
  stop: () => void
}

/**
 * The response to a request: status, time, size, body and headers, or why there is none. `data-status` is the status once
 * there is something to read, and the state of the call before that.
 */
export function ResponseView({ call, stop }: ResponseProps) {
  const words = useWords()
  const { state, head, kind, received, failure, request } = call ?? {}
  const { outcome, measures } = describe(call, words)
  const isRunning = state === 'sending' || state === 'receiving'
  return (
    <section
      class="pg-panel"
      aria-labelledby="pg-response"
      data-status={toStatus(call)}
      aria-busy={state === 'sending'}
      tabIndex={-1}
    >
      <div class="pg-panel-head">
        <h3 id="pg-response">{words.say('playground.response')}</h3>
        {/* The size of a stream is not part of the status: screen readers would announce every change. */}
        <p class="pg-status" role="status">
          {outcome !== '' && <span class={`pg-outcome ${toTone(head?.status)}`}>{outcome}</span>}
          <span class="pg-type">{measures}</span>
        </p>
        {isRunning && (
          <button type="button" class="pg-button" onClick={stop}>
            {words.say('playground.stop')}
          </button>
        )}
      </div>
      {call === undefined && <p class="pg-about">{words.say('playground.start')}</p>}
      {state === 'receiving' && received && (
        <p class="pg-about">{words.say('playground.received', { size: formatSize(received.size, words) })}</p>
      )}
      {failure && (
        <div class="pg-failure">
          <p>{failure.message}</p>
          {failure.headers.length > 0 && (
            <SourceView label={words.say('playground.headersToAdd')}>{failure.headers.join('\n')}</SourceView>
          )}
          {request && (
            <p>
              {words.say('playground.terminal')}{' '}
              <CopyButton label={words.say('playground.copyCurl')} text={() => bash.toCode(request)} />
            </p>
          )}
        </div>
      )}
      {head && kind && received && <ResponseBody head={head} kind={kind} received={received} />}
      {head && (
        <details class="pg-nest">
          <summary>
            <span class="pg-nest-name">{words.say('playground.headers')}</span>
            <span class="pg-type">{head.headers.length}</span>
          </summary>
          <table class="pg-headers">
            <thead class="visually-hidden">
              <tr>
                <th scope="col">{words.say('playground.headerName')}</th>
                <th scope="col">{words.say('playground.headerValue')}</th>
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

/** `201 Created`, and ` · 16 ms · 25 bytes`. */
function describe(call: Call | undefined, words: PlaygroundWords): { outcome: string; measures: string } {
  const outcome = describeOutcome(call, words)
  if (call?.head === undefined) return { outcome, measures: '' }
  const { statusText, milliseconds } = call.head
  const size = call.state === 'receiving' || call.received === undefined ? [] : [formatSize(call.received.size, words)]
  return {
    outcome: `${outcome} ${statusText}`.trim(),
    measures: ['', `${Math.round(milliseconds)} ms`, ...size].join(' · '),
  }
}
