/*
 * Preserves the scroll position of the sidebar from page to page, if the current page is in view there. Otherwise centers
 * the current page. When the sidebar is a drawer, it closes when it loses the focus, because it covers the page. The row of
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
