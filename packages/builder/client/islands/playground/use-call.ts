import { useRef, useState } from 'preact/hooks'
import type { RelayResponse, SampleRequest } from '../../../src/api/browser.ts'
import { type AnswerKind, findAnswerKind } from './find-answer-kind.ts'
import type { RelayFinder } from './find-relay.ts'
import { type ReceivedBody, readAnswer } from './read-answer.ts'
import { SendFailure, send } from './send.ts'

/** A request and what came of it. */
export interface Call {
  /** `failed`: there is no answer. `receiving`: its head is there. */
  state: 'sending' | 'receiving' | 'done' | 'failed' | 'stopped'
  request: SampleRequest
  head?: RelayResponse
  kind?: AnswerKind
  received?: ReceivedBody
  failure?: SendFailure
}

export interface Calls {
  /** The last one. */
  call: Call | undefined
  /** Gives what came of it. */
  start(request: SampleRequest): Promise<Call | undefined>
  stop(): void
}

/** Sends requests one after another; a new one gives up the one before. */
export function useCall(findRelay: RelayFinder): Calls {
  const [call, setCall] = useState<Call>()
  const controller = useRef<AbortController>(null)

  async function start(request: SampleRequest): Promise<Call | undefined> {
    controller.current?.abort()
    const own = new AbortController()
    controller.current = own
    const { signal } = own
    let current: Call = { state: 'sending', request }
    const show = (change: Partial<Call>): void => {
      current = { ...current, ...change }
      if (controller.current === own) setCall(current)
    }
    show({})
    try {
      const { body, ...head } = await send(request, { relay: await findRelay(), signal })
      const kind = findAnswerKind(head.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '')
      show({ state: 'receiving', head, kind })
      const part = kind === 'stream' ? 'end' : kind === 'json' || kind === 'text' ? 'start' : undefined
      await readAnswer(body, part, (received) => show({ received }), signal)
      show({ state: signal.aborted ? 'stopped' : 'done' })
    } catch (error) {
      if (signal.aborted) show({ state: 'stopped' })
      else show({ state: 'failed', failure: error instanceof SendFailure ? error : new SendFailure(String(error)) })
    }
    return controller.current === own ? current : undefined
  }

  return { call, start, stop: () => controller.current?.abort() }
}
