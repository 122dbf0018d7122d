/** Keeps where a reader is on a page, and what is open there, over a reload. */
export interface PlaceKeeper {
  save(): void
  /** Puts all back as it was saved last, once. */
  restore(): void
}

interface Place {
  path: string
  /** Scroll positions: of the window, then of what scrolls in the page, by position among all elements that can. */
  top: number
  scrolled: [index: number, top: number, left: number][]
  /** Whether each of the page's `<details>` is open. */
  open: boolean[]
  /** Title of the open tab of each set. */
  tabs: (string | null)[]
}

const KEY = 'spearmint:place'

const SCROLLERS = '#sidebar, #sidebar *, .toc, pre, .code-block, .table-wrapper, .aside'

export function createPlaceKeeper(storage: Storage, path: string): PlaceKeeper {
  return {
    save: () => storage.setItem(KEY, JSON.stringify(findPlace(path))),
    restore() {
      const place = JSON.parse(storage.getItem(KEY) ?? 'null') as Place | null
      storage.removeItem(KEY)
      if (place?.path === path) putBack(place)
    },
  }
}

const listAll = <T extends HTMLElement>(selector: string): T[] => [...document.querySelectorAll<T>(selector)]

function findPlace(path: string): Place {
  return {
    path,
    top: scrollY,
    scrolled: listAll(SCROLLERS).flatMap((element, index): Place['scrolled'] =>
      element.scrollTop > 0 || element.scrollLeft > 0 ? [[index, element.scrollTop, element.scrollLeft]] : [],
    ),
    open: listAll<HTMLDetailsElement>('details').map(({ open }) => open),
    tabs: listAll('sm-tabs').map(findOpenTab),
  }
}

function findOpenTab(set: HTMLElement): string | null {
  return set.querySelector(':scope > .tab-panel[data-active]')?.getAttribute('data-title') ?? null
}

function putBack({ top, scrolled, open, tabs }: Place): void {
  for (const [index, details] of listAll<HTMLDetailsElement>('details').entries())
    details.open = open[index] ?? details.open
  for (const [index, set] of listAll('sm-tabs').entries()) {
    const title = tabs[index]
    if (title != null && 'showTitle' in set && typeof set.showTitle === 'function') set.showTitle(title)
  }
  const scrollers = listAll(SCROLLERS)
  for (const [index, y, x] of scrolled) scrollers[index]?.scrollTo({ top: y, left: x, behavior: 'instant' })
  scrollTo({ top, behavior: 'instant' })
  // What grows when its tab or picture comes up moves the rest once more.
  requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }))
}
