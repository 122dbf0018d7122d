import { useRef, useState } from 'preact/hooks'
import type { PlaygroundWords, RelayResponse, SampleRequest } from '../../../src/api/browser.ts'
import type { RelayFinder } from './find-relay.ts'
import { type ReceivedBody, readBody } from './read-body.ts'
import { SendFailure, send } from './send.ts'
import { type ResponseKind, toResponseKind } from './to-response-kind.ts'

/** A request and its response. */
export interface Call {
  /** `failed`: there is no response. `receiving`: its head has been received. */
  state: 'sending' | 'receiving' | 'done' | 'failed' | 'stopped'
  request: SampleRequest
  head?: RelayResponse
  kind?: ResponseKind
  received?: ReceivedBody
  failure?: SendFailure
}

export interface Calls {
  /** The most recent call. */
  call: Call | undefined
  /** Resolves to the finished call; to undefined if another one was started meanwhile. */
  start(request: SampleRequest): Promise<Call | undefined>
  stop(): void
}

/** Sends one request at a time. A new one aborts the one before. */
export function useCall(findRelay: RelayFinder, sendsCookies: boolean, words: PlaygroundWords): Calls {
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
      const { body, ...head } = await send(request, { relay: await findRelay(), sendsCookies, signal, words })
      const kind = toResponseKind(head.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '')
      show({ state: 'receiving', head, kind })
      const part = kind === 'stream' ? 'end' : kind === 'json' || kind === 'text' ? 'start' : undefined
      await readBody(body, part, (received) => show({ received }), { signal, words })
      show({ state: signal.aborted ? 'stopped' : 'done' })
    } catch (error) {
      if (signal.aborted) show({ state: 'stopped' })
      else show({ state: 'failed', failure: error instanceof SendFailure ? error : new SendFailure(String(error)) })
    }
    return controller.current === own ? current : undefined
  }

  return { call, start, stop: () => controller.current?.abort() }
}
