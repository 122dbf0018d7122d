const KEY = 'spearmint-slash-key'

/**
 * Lets visitors turn off `/`, which opens the search: speech input can press a key without a modifier by accident (WCAG 2.2,
 * 2.1.4). The class `no-slash-key` of the document says that it is off, the event `sm-slash-key` turns it off or on, and the
 * browser remembers it. A part of the script in the head, so it shares no code with islands.
 */
export function serveSlashKey(root: Document): void {
  const { classList } = root.documentElement
  const show = () => {
    const shortcuts = `${isSlashKeyOn(root) ? '/ ' : ''}Control+K Meta+K`
    for (const button of root.querySelectorAll('.search-entry')) button.setAttribute('aria-keyshortcuts', shortcuts)
  }
  root.addEventListener('sm-slash-key', () => {
    classList.toggle('no-slash-key')
    show()
    try {
      if (isSlashKeyOn(root)) localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, 'off')
    } catch {
      // Storage is disabled: the choice only applies to this page.
    }
  })
  try {
    if (localStorage.getItem(KEY) === null) return
  } catch {
    return
  }
  classList.add('no-slash-key')
  addEventListener('DOMContentLoaded', show)
}

/** Whether `/` opens the search. */
export function isSlashKeyOn(root: Document): boolean {
  return !root.documentElement.classList.contains('no-slash-key')
}
