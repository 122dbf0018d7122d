import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import {
  buildRequest,
  checkValues,
  type InputProblem,
  listSendObstacles,
  type PlaygroundModel,
  type RequestValues,
  withPlaceholders,
} from '../../../src/api/browser.ts'
import { BodyInputs } from './body-inputs.tsx'
import { CallHistory, type PastCall } from './call-history.tsx'
import { CredentialInputs } from './credential-inputs.tsx'
import type { RelayFinder } from './find-relay.ts'
import { FormContext, toInputId } from './form-context.ts'
import { createFormStorage } from './form-storage.ts'
import { ParameterInputs } from './parameter-inputs.tsx'
import { RequestSample } from './request-sample.tsx'
import { ResponseView } from './response-view.tsx'
import { ServerInputs } from './server-inputs.tsx'
import { useCall } from './use-call.ts'

interface PlaygroundProps {
  model: PlaygroundModel
  /** The base path of the site. */
  site: string
  findRelay: RelayFinder
  close: () => void
}

/** Length of the history. */
const MAX_CALLS = 20

/** The playground of one operation: inputs, the resulting request, the response, and recent calls. */
export function Playground({ model, site, findRelay, close }: PlaygroundProps) {
  const storage = useMemo(() => createFormStorage(model, site), [])
  const [values, setValues] = useState(storage.createValues)
  const [isStored, setIsStored] = useState(storage.hasCredentials)
  const [badText, setBadText] = useState<string>()
  const [problems, setProblems] = useState<readonly InputProblem[]>([])
  const [history, setHistory] = useState<readonly PastCall[]>([])
  const [relay, setRelay] = useState<string | undefined>('')
  const form = useRef<HTMLFormElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const { call, start, stop } = useCall(findRelay, model.sendsCookies === true)
  useEffect(() => void findRelay().then(setRelay), [])

  const request = toRequest(values)
  const sample = toRequest(withPlaceholders(model, values))
  const obstacles =
    relay === undefined ? listSendObstacles(request, location.href).filter(({ kind }) => kind === 'browser') : []

  function toRequest(filled: RequestValues) {
    if (badText === undefined) return buildRequest(model, filled)
    return { ...buildRequest(model, { ...filled, body: badText }), body: { kind: 'text' as const, text: badText } }
  }

  function change(changed: Partial<RequestValues>): void {
    const next = { ...values, ...changed }
    setValues(next)
    // Fixed problems disappear at once. New ones are reported when the visitor sends again.
    if (problems.length > 0) setProblems(intersect(problems, listProblems(next)))
    if (changed.server !== undefined) storage.storeServer(next)
    if (isStored && changed.credentials !== undefined) storage.storeCredentials(next)
  }

  function listProblems(filled: RequestValues): InputProblem[] {
    const found = checkValues(model, filled)
    return badText === undefined ? found : found.filter(({ at }) => !/^body\b/.test(at))
  }

  async function trySend(event: Event): Promise<void> {
    event.preventDefault()
    const found = listProblems(values)
    setProblems(found)
    const [first] = found
    if (first === undefined) return sendNow()
    // The input gets the focus after its message was rendered, so that screen readers read both.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`#${toInputId(first.at)}`)?.focus())
  }

  async function sendNow(): Promise<void> {
    setProblems([])
    // In a narrow window, the response is below the form.
    results.current?.scrollIntoView({ block: 'nearest' })
    const done = await start(request)
    if (done === undefined) return
    const { credentials: _, ...rest } = values
    const entry: PastCall = {
      id: Date.now(),
      method: request.method,
      url: buildRequest(model, { ...values, credentials: {} }).url,
      outcome: done.head === undefined ? done.state : String(done.head.status),
      values: rest,
    }
    setHistory((before) => [entry, ...before].slice(0, MAX_CALLS))
  }

  function changeStorage(isOn: boolean): void {
    setIsStored(isOn)
    storage.storeCredentials(isOn ? values : undefined)
  }

  return (
    <FormContext.Provider value={{ problems: new Map(problems.map(({ at, message }) => [at, message])) }}>
      <header class="pg-head">
        <h2 id="playground-title">
          <span class="pg-method">{model.method}</span> <code>{model.path}</code>
        </h2>
        <button type="button" class="pg-button" onClick={close}>
          Close
        </button>
      </header>
      <div class="pg-columns">
        <form ref={form} class="pg-inputs" noValidate onSubmit={trySend}>
          <ServerInputs servers={model.servers} values={values} onChange={change} />
          <CredentialInputs
            security={model.security}
            values={values}
            onChange={change}
            isStored={isStored}
            onStore={changeStorage}
          />
          <ParameterInputs parameters={model.parameters} values={values} onChange={change} />
          {model.body && (
            <BodyInputs body={model.body} values={values} onChange={change} badText={badText} onBadText={setBadText} />
          )}
          <div class="pg-send">
            {obstacles.length > 0 && (
              <p class="pg-about">
                {obstacles.map(({ message }) => message).join(' ')} Copy the request and send it from a terminal.
              </p>
            )}
            {problems.length > 0 && (
              <div class="pg-failure" role="alert">
                <p>
                  {problems.length === 1 ? 'One input needs' : `${problems.length} inputs need`} attention:{' '}
                  {problems.map(({ message }) => message).join(' ')}
                </p>
                <button type="button" class="pg-button" onClick={sendNow}>
                  Send anyway
                </button>
              </div>
            )}
            <div class="pg-send-row">
              <button type="submit" class="button button-strong">
                Send
              </button>
              <span class="pg-url">{request.url}</span>
            </div>
          </div>
        </form>
        <div class="pg-results" ref={results}>
          <RequestSample request={sample} languages={model.languages} />
          <ResponseView call={call} stop={stop} />
          <CallHistory
            calls={history}
            onChoose={({ values: past }) => {
              setBadText(undefined)
              change(past)
            }}
          />
        </div>
      </div>
    </FormContext.Provider>
  )
}

function intersect(problems: readonly InputProblem[], left: readonly InputProblem[]): InputProblem[] {
  const known = new Set(problems.map(({ at }) => at))
  return left.filter(({ at }) => known.has(at))
}
