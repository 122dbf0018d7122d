import type { TargetedKeyboardEvent } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import {
  buildRequest,
  checkValues,
  createFormValues,
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
import { FormContext, toMessages } from './form-context.ts'
import { createFormStorage } from './form-storage.ts'
import { Notices } from './notices.tsx'
import { ParameterInputs } from './parameter-inputs.tsx'
import { RequestSample } from './request-sample.tsx'
import { ResponseView } from './response-view.tsx'
import { ServerInputs } from './server-inputs.tsx'
import { TopBar } from './top-bar.tsx'
import { useCall } from './use-call.ts'
import { useWords } from './words-context.ts'

interface PlaygroundProps {
  model: PlaygroundModel
  /** The base path of the site. */
  site: string
  findRelay: RelayFinder
  close: () => void
}

/** The id of the form, which the button in the top bar sends. */
const FORM = 'pg-form'

/** An input with a problem, or the problem of a list or object, which has no input of its own. */
const FAILING = '[aria-invalid="true"], .pg-problem[tabindex]'

/** Length of the history. */
const MAX_CALLS = 20

/** The playground of one operation: inputs, the resulting request, the response, and recent calls. */
export function Playground({ model, site, findRelay, close }: PlaygroundProps) {
  const words = useWords()
  const storage = useMemo(() => createFormStorage(model, site), [])
  const [values, setValues] = useState(storage.createValues)
  const [isStored, setIsStored] = useState(storage.hasCredentials)
  const [hasSaved, setHasSaved] = useState(storage.hasValues)
  const [badText, setBadText] = useState<string>()
  const [problems, setProblems] = useState<readonly InputProblem[]>([])
  const [history, setHistory] = useState<readonly PastCall[]>([])
  const [relay, setRelay] = useState<string | undefined>('')
  const form = useRef<HTMLFormElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const { call, start, stop } = useCall(findRelay, model.sendsCookies === true, words)
  useEffect(() => void findRelay().then(setRelay), [])

  const request = toRequest(values)
  const sample = toRequest(withPlaceholders(model, values))
  const obstacles =
    relay === undefined ? listSendObstacles(request, location.href, words).filter(({ kind }) => kind === 'browser') : []

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
    if (changed.server !== undefined) setHasSaved(storage.hasValues())
  }

  function listProblems(filled: RequestValues): InputProblem[] {
    const found = checkValues(model, filled, words)
    return badText === undefined ? found : found.filter(({ at }) => !/^body\b/.test(at))
  }

  async function trySend(event: Event): Promise<void> {
    event.preventDefault()
    const found = listProblems(values)
    setProblems(found)
    if (found.length === 0) return sendNow()
    // The input gets the focus after its message was rendered, so that screen readers read both.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(FAILING)?.focus())
  }

  async function sendNow(): Promise<void> {
    setProblems([])
    storage.storeValues(values)
    setHasSaved(storage.hasValues())
    const sent = start(request)
    // In a narrow window, the response is below the form. It has its room once it is rendered.
    requestAnimationFrame(() => results.current?.querySelector('#pg-response')?.scrollIntoView())
    const done = await sent
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

  function showResponse(): void {
    results.current?.querySelector<HTMLElement>('[aria-labelledby=pg-response]')?.focus()
  }

  /** The button that was used disappears with the problems. */
  function sendAnyway(): void {
    void sendNow()
    showResponse()
  }

  function changeStorage(isOn: boolean): void {
    setIsStored(isOn)
    storage.storeCredentials(isOn ? values : undefined)
    setHasSaved(storage.hasValues())
  }

  function clear(): void {
    storage.clear()
    setHasSaved(false)
    setIsStored(false)
    setBadText(undefined)
    setProblems([])
    setValues(createFormValues(model))
    // The button that was used is gone.
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }

  return (
    <FormContext.Provider value={{ problems: toMessages(problems) }}>
      <TopBar
        method={model.method}
        url={request.url}
        form={FORM}
        call={call}
        showResponse={showResponse}
        close={close}
      />
      <div class="pg-columns">
        <form ref={form} id={FORM} class="pg-inputs" noValidate onSubmit={trySend} onKeyDown={sendByKeys}>
          <Notices obstacles={obstacles.map(({ message }) => message)} problems={problems} sendAnyway={sendAnyway} />
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
          {hasSaved && (
            <p class="pg-section">
              <button type="button" class="pg-quiet" onClick={clear}>
                {words.say('playground.clear')}
              </button>
            </p>
          )}
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

/** Ctrl+Enter or ⌘+Enter sends from any input. Enter alone does so from those of one line. */
function sendByKeys(event: TargetedKeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
}

function intersect(problems: readonly InputProblem[], left: readonly InputProblem[]): InputProblem[] {
  const known = new Set(problems.map(({ at }) => at))
  return left.filter(({ at }) => known.has(at))
}
