import { findTarget } from './shared/find-target.ts'
import { hideTocLines } from './shared/hide-toc-lines.ts'

/**
 * Views (src/content/components/view/): shows the views with the selected title, and hides the table of contents entries of
 * the others. A hash or the browser's find-in-page reveals a hidden view.
 */
const select = document.querySelector<HTMLSelectElement>('#multi-view-dropdown')
const views = document.querySelectorAll<HTMLElement>('[data-sm=multi-view]')

function show(title: string | undefined): void {
  if (!select || title === undefined) return
  select.value = title
  for (const part of document.querySelectorAll<HTMLElement>('[data-sm=multi-view], .multi-view-icon')) {
    part.toggleAttribute('data-active', part.dataset.view === title)
  }
  for (const view of views) {
    if (view.dataset.view === title) view.removeAttribute('hidden')
    else view.setAttribute('hidden', 'until-found')
  }
  hideTocLines()
}

function showTarget(): void {
  const target = findTarget()
  const view = target?.closest<HTMLElement>('[data-sm=multi-view][hidden]')
  if (!view) return
  show(view.dataset.view)
  target?.scrollIntoView()
}

select?.addEventListener('change', () => show(select.value))
for (const view of views) view.addEventListener('beforematch', () => show(view.dataset.view))
addEventListener('hashchange', showTarget)
show(select?.value)
showTarget()
