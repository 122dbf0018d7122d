import { CHANGE_EVENT, CONNECT_EVENT, DEV_STATE_ID, type DevState } from '../../src/build/browser.ts'
import { createOverlay } from './dev/create-overlay.ts'
import { createPlaceKeeper } from './dev/create-place-keeper.ts'

/**
 * Keeps an open page of `spearmint dev` up to date: after a change it asks whether its document differs, and loads
 * it again if so, with the place and the open parts that the reader had. Shows what must be mended.
 */
const holder = document.getElementById(DEV_STATE_ID)
const state = JSON.parse(holder?.textContent ?? '{}') as DevState
const keeper = createPlaceKeeper(sessionStorage, location.pathname)

async function reloadIfChanged(files: readonly string[]): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  if (answer.headers.get('etag') === `"${state.version}"` && !files.some(isShown)) return
  keeper.save()
  location.reload()
}

/** Whether the page shows a file that is no part of its document: a picture, a film, a script. */
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
  holder?.setAttribute('data-connected', '')
  // What was saved between the answer and the connection was not heard of.
  void reloadIfChanged([])
})
// Islands that stand later in the page have not run yet.
addEventListener('load', () => keeper.restore())
if (state.problems?.length > 0) document.body.append(createOverlay(state.problems))
