/*
 * Preserves the scroll position of the sidebar from page to page, if the current page is in view there. Otherwise centers
 * the current page. A folded group gets its rows when it is opened. When the sidebar is a drawer, it closes when it loses the focus, because it covers the page. The row of
 * tabs also scrolls to the current one.
 */
const storageKey = 'sidebarScroll'
const sidebar = document.getElementById('sidebar')
const current = sidebar?.querySelector('[aria-current="page"]')

if (sidebar) {
  sidebar.scrollTop = readPosition()
  if (current && !isInView(sidebar, current)) {
    const { top, height } = current.getBoundingClientRect()
    const frame = sidebar.getBoundingClientRect()
    sidebar.scrollTop += top + height / 2 - (frame.top + frame.height / 2)
  }
  sidebar.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open && target.dataset.sm === 'sidebar-group') unfold(target)
    },
    true,
  )
  addEventListener('pagehide', () => writePosition(sidebar.scrollTop))
  sidebar.addEventListener('focusout', ({ relatedTarget }) => {
    const isLeft = relatedTarget instanceof Node && !sidebar.contains(relatedTarget)
    if (isLeft && sidebar.matches(':popover-open')) sidebar.hidePopover()
  })
}

const tab = document.querySelector('.nav-tabs-item[data-active]')
const row = tab?.closest('ul')
if (tab && row) {
  const { left, width } = tab.getBoundingClientRect()
  const frame = row.getBoundingClientRect()
  row.scrollLeft += left + width / 2 - (frame.left + frame.width / 2)
}

/** A folded group contains only a link to its first page. There, the group is open, so its rows are copied from there. */
async function unfold(group: HTMLDetailsElement): Promise<void> {
  const list = group.querySelector('ul')
  const link = list?.querySelector('a')
  if (!list || !link || link.origin !== location.origin) return
  delete group.dataset.sm
  const response = await fetch(link.href).catch(() => undefined)
  if (!response?.ok) return
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const rows = listRows(page.querySelector('#sidebar [aria-current="page"]'))
  const row = rows[listRows(group).length - 1]
  const items = row?.querySelector(':scope > details > ul')
  // The page may be in another part of the navigation, too.
  if (!items || readLabel(row) !== readLabel(group.closest('li'))) return
  for (const item of items.querySelectorAll('[aria-current]')) {
    item.removeAttribute('aria-current')
    item.removeAttribute('data-active')
  }
  list.replaceWith(document.adoptNode(items))
}

/** Lists the rows that contain an element, the outermost first. */
function listRows(element: Element | null): Element[] {
  const row = element?.closest('li')
  return row ? [...listRows(row.parentElement), row] : []
}

function readLabel(row: Element | null | undefined): string | null | undefined {
  return row?.querySelector('.sidebar-label')?.textContent
}

function isInView(frame: Element, item: Element): boolean {
  const outer = frame.getBoundingClientRect()
  const inner = item.getBoundingClientRect()
  return inner.top >= outer.top && inner.bottom <= outer.bottom
}

function readPosition(): number {
  try {
    return Number(sessionStorage.getItem(storageKey))
  } catch {
    return 0
  }
}

function writePosition(top: number): void {
  try {
    sessionStorage.setItem(storageKey, String(top))
  } catch {
    // Storage is disabled: every page starts with the current page in the center.
  }
}

export {}
