import { CHANGE_EVENT, CONNECT_EVENT, DEV_STATE_ID, type DevState } from '../../src/build/browser.ts'
import { createOverlay } from './dev/create-overlay.ts'
import { createViewState } from './dev/create-view-state.ts'

/**
 * Reloads an open page of `spearmint dev` when its document has changed, and restores scroll positions and open parts.
 * Also shows the problems of the page.
 */
const stateElement = document.getElementById(DEV_STATE_ID)
const state = JSON.parse(stateElement?.textContent ?? '{}') as DevState
const viewState = createViewState(sessionStorage, location.pathname)

async function reloadIfChanged(files: readonly string[]): Promise<void> {
  const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  if (response.headers.get('etag') === `"${state.version}"` && !files.some(isShown)) return
  viewState.save()
  location.reload()
}

/** Whether the page loads a file such as an image, a video or a script. */
function isShown(file: string): boolean {
  const path = `/${file.split('/').map(encodeURIComponent).join('/')}`
  const sources = [...document.querySelectorAll<HTMLElement>('img, source, video, audio, iframe, script, link')]
  return sources.some((element) => {
    const address = element.getAttribute('src') ?? element.getAttribute('href')
    return address !== null && new URL(address, location.href).pathname.endsWith(path)
  })
}

addEventListener(CHANGE_EVENT, (event) => void reloadIfChanged((event as CustomEvent<string[]>).detail))
addEventListener(CONNECT_EVENT, () => {
  stateElement?.setAttribute('data-connected', '')
  // Files may have changed after the page was served and before it connected.
  void reloadIfChanged([])
})
// Wait for islands later in the page.
addEventListener('load', () => viewState.restore())
if (state.problems?.length > 0) document.body.append(createOverlay(state.problems, state.translation))
