import { findTarget } from './shared/find-target.ts'

/**
 * Links to accordions and other `<details data-sm="disclosure">`: a hash opens its target and everything around it, and
 * opening an element with an id sets the hash.
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
  const details = target instanceof Element && target.closest('[data-sm=disclosure] > summary')?.parentElement
  // The element only opens after the click has been handled.
  if (details instanceof HTMLDetailsElement && details.id && !details.open)
    history.replaceState(null, '', `#${details.id}`)
})
addEventListener('hashchange', openTarget)
openTarget()
