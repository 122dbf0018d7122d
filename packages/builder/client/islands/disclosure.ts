import { findTarget } from './shared/find-target.ts'

/**
 * Accordions and other `<details class="disclosure">` have addresses: an address opens what it names and all around it,
 * and opening one that has an id puts it into the address bar.
 */
function openTarget(): void {
  const target = findTarget()
  let isChanged = false
  for (let details = target?.closest('details'); details; details = details.parentElement?.closest('details')) {
    isChanged ||= !details.open
    details.open = true
  }
  if (isChanged) target?.scrollIntoView()
}

document.addEventListener('click', ({ target }) => {
  const details = target instanceof Element && target.closest('.disclosure > summary')?.parentElement
  // Until the click is done, a row that is about to open is closed.
  if (details instanceof HTMLDetailsElement && details.id && !details.open)
    history.replaceState(null, '', `#${details.id}`)
})
addEventListener('hashchange', openTarget)
openTarget()
