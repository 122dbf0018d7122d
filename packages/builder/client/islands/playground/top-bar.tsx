import { toMethodTone } from '../../../src/core/browser.ts'
import { describeOutcome, toTone } from './call-outcome.ts'
import type { Call } from './use-call.ts'
import { useWords } from './words-context.ts'

interface TopBarProps {
  method: string
  url: string
  /** The id of the form to send. */
  form: string
  call: Call | undefined
  /** Moves the focus to the response. */
  showResponse: () => void
  close: () => void
}

/** What is always in view: method and address, the button that sends, and a shortcut to the response. */
export function TopBar({ method, url, form, call, showResponse, close }: TopBarProps) {
  const words = useWords()
  const outcome = describeOutcome(call, words)
  const [origin = ''] = /^[a-z]+:\/\/[^/?#]+/i.exec(url) ?? []
  return (
    <header class="pg-bar">
      <h2 id="playground-title" class="pg-title">
        <span class={`method-pill ${toMethodTone(method)}`}>{method}</span>{' '}
        <span class="pg-address" title={url}>
          <span class="pg-origin">{origin}</span>
          {url.slice(origin.length)}
        </span>
      </h2>
      <button type="submit" form={form} class="button button-strong">
        {words.say('playground.send')}
      </button>
      {outcome !== '' && (
        <button
          type="button"
          class={`pg-jump ${toTone(call?.head?.status)}`}
          aria-label={`${words.say('playground.response')}: ${outcome}`}
          onClick={showResponse}
        >
          {outcome}
        </button>
      )}
      <button type="button" class="icon-button" aria-label={words.say('playground.close')} onClick={close}>
        <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </header>
  )
}
