import type { Result } from 'hastscript'
import type { PlaygroundEntry } from '../page-view.ts'
import type { Site } from '../site.ts'

/** The island that opens the form, and the class of its button, whose stylesheet its pages load (reference 4.5). */
export const PLAYGROUND_ISLAND = 'playground'
export const PLAYGROUND_BUTTON = 'tryit-button'

/** Opens the form that sends requests. Readers without JavaScript have samples instead. */
export function renderPlaygroundButton({ addresses }: Site, { modelHref, relayHref }: PlaygroundEntry): Result {
  return (
    <button
      type="button"
      class={`${PLAYGROUND_BUTTON} needs-js`}
      aria-haspopup="dialog"
      data-model={modelHref}
      data-relay={relayHref}
      data-base={addresses.base}
    >
      Try it
    </button>
  )
}
