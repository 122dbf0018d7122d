/** Preserves scroll positions and open parts of a page across a reload. */
export interface ViewState {
  save(): void
  /** Restores the saved state, once. */
  restore(): void
}

interface SavedState {
  path: string
  /** Scroll positions: of the window, then of scrollable elements by their index. */
  top: number
  scrolled: [index: number, top: number, left: number][]
  /** Whether each of the page's `<details>` is open. */
  open: boolean[]
  /** Title of the open tab of each set. */
  tabs: (string | null)[]
}

const KEY = 'spearmint:place'

const SCROLLERS = '#sidebar, #sidebar *, .toc, pre, .code-block, .table-wrapper, .aside'

export function createViewState(storage: Storage, path: string): ViewState {
  return {
    save: () => storage.setItem(KEY, JSON.stringify(captureState(path))),
    restore() {
      const saved = JSON.parse(storage.getItem(KEY) ?? 'null') as SavedState | null
      storage.removeItem(KEY)
      if (saved?.path === path) restoreState(saved)
    },
  }
}

const listAll = <T extends HTMLElement>(selector: string): T[] => [...document.querySelectorAll<T>(selector)]

function captureState(path: string): SavedState {
  return {
    path,
    top: scrollY,
    scrolled: listAll(SCROLLERS).flatMap((element, index): SavedState['scrolled'] =>
      element.scrollTop > 0 || element.scrollLeft > 0 ? [[index, element.scrollTop, element.scrollLeft]] : [],
    ),
    open: listAll<HTMLDetailsElement>('details').map(({ open }) => open),
    tabs: listAll('sm-tabs').map(findOpenTab),
  }
}

function findOpenTab(set: HTMLElement): string | null {
  return set.querySelector(':scope > .tab-panel[data-active]')?.getAttribute('data-title') ?? null
}

function restoreState({ top, scrolled, open, tabs }: SavedState): void {
  for (const [index, details] of listAll<HTMLDetailsElement>('details').entries())
    details.open = open[index] ?? details.open
  for (const [index, set] of listAll('sm-tabs').entries()) {
    const title = tabs[index]
    if (title != null && 'showTitle' in set && typeof set.showTitle === 'function') set.showTitle(title)
  }
  const scrollers = listAll(SCROLLERS)
  for (const [index, y, x] of scrolled) scrollers[index]?.scrollTo({ top: y, left: x, behavior: 'instant' })
  scrollTo({ top, behavior: 'instant' })
  // Tabs and images that have just become visible can change the height of the page.
  requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }))
}
