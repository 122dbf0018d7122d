/*
 * The script in the head of every page. It blocks on purpose: the mode is set before the first paint, and the search
 * opens from then on. A classic script, so it imports nothing that is a file of its own.
 */
import './mode.ts'
import { serveSearch } from './islands/search/serve-search.ts'

serveSearch(document)

// A page transition that the browser skips, for example while the window is hidden, rejects promises. Unhandled, each would be
// an error of the page.
for (const type of ['pageswap', 'pagereveal']) {
  addEventListener(type, (event) => {
    const { viewTransition } = event as Event & { viewTransition?: ViewTransition | null }
    for (const step of ['ready', 'finished', 'updateCallbackDone'] as const) viewTransition?.[step].catch(() => {})
  })
}

// Chromium has no such event for a page that it shows before it could start the transition.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event
  if (reason instanceof DOMException && reason.message.startsWith('Transition was ')) event.preventDefault()
})
