import type { Result } from 'hastscript'
import type { PlaygroundEntry } from '../page-view.ts'
import type { Site } from '../site.ts'

/** The island that opens the form. */
export const PLAYGROUND_ISLAND = 'playground'

/** The class of its button, which has a stylesheet of that name (docs/reference/page-content.mdx#style-hooks). */
export const PLAYGROUND_BUTTON = 'tryit-button'

/** Renders the button that opens the form for requests. Visitors without JavaScript see only the samples. */
export function renderPlaygroundButton({ addresses, words }: Site, { modelHref, relayHref }: PlaygroundEntry): Result {
  return (
    <button
      type="button"
      class={`${PLAYGROUND_BUTTON} needs-js`}
      data-sm={PLAYGROUND_ISLAND}
      aria-haspopup="dialog"
      data-model={modelHref}
      data-relay={relayHref}
      data-base={addresses.base}
    >
      {words.say('page.tryIt')}
    </button>
  )
}
