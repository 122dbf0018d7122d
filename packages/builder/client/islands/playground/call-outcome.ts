import type { PlaygroundWords } from '../../../src/api/browser.ts'
import type { Call } from './use-call.ts'

/** What is shown of a call without a response. */
const STATE_WORDS: Partial<
  Record<Call['state'], 'playground.sending' | 'playground.stopped' | 'playground.failedToSend'>
> = {
  sending: 'playground.sending',
  stopped: 'playground.stopped',
  failed: 'playground.failedToSend',
}

/** Describes a call in one word: its status, or its state while it has none. Empty before the first call. */
export function describeOutcome(call: Call | undefined, words: PlaygroundWords): string {
  if (call?.head !== undefined) return String(call.head.status)
  const word = call && STATE_WORDS[call.state]
  return word === undefined ? '' : words.say(word)
}

/** Converts a status to the class that colors it. */
export function toTone(status = 0): string {
  if (status >= 400) return 'tone-red'
  return status >= 200 && status < 300 ? 'tone-green' : 'tone-gray'
}
