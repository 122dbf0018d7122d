/*
 * Keeps the reader's place in a long sidebar: from page to page it stays where it was scrolled to, as long as the
 * current page is in view there; else the current page is brought to the middle. As a drawer it closes when the focus
 * leaves it: what it covers cannot be worked with. The row of tabs above shows the current one too.
 */
const storageKey = 'sidebarScroll'
const sidebar = document.getElementById('sidebar')
const current = sidebar?.querySelector('[aria-current="page"]')

if (sidebar) {
  sidebar.scrollTop = readPlace()
  if (current && !isInView(sidebar, current)) {
    const { top, height } = current.getBoundingClientRect()
    const frame = sidebar.getBoundingClientRect()
    sidebar.scrollTop += top + height / 2 - (frame.top + frame.height / 2)
  }
  addEventListener('pagehide', () => writePlace(sidebar.scrollTop))
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

function readPlace(): number {
  try {
    return Number(sessionStorage.getItem(storageKey))
  } catch {
    return 0
  }
}

function writePlace(top: number): void {
  try {
    sessionStorage.setItem(storageKey, String(top))
  } catch {
    // Storage is off: every page starts with the current page in the middle.
  }
}

export {}
