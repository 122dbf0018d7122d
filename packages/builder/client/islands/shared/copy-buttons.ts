/**
 * Handles all copy buttons that match a selector, with one listener and one element for announcements.
 * @param copy - Resolves to the text to announce; to undefined if nothing was copied.
 */
export function serveCopyButtons(selector: string, copy: (button: HTMLElement) => Promise<string | undefined>): void {
  const status = document.createElement('div')
  status.className = 'visually-hidden'
  status.role = 'status'
  document.body.append(status)

  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(selector) : null
    if (!button) return
    status.textContent = ''
    const message = await copy(button)
    if (message === undefined) return
    status.textContent = message
    button.dataset.copied = ''
    setTimeout(() => delete button.dataset.copied, 2000)
  })
}

/** Copies the text of an element. On pages without HTTPS, which have no clipboard API, it selects the text and copies it. */
export async function copyTextOf(element: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent ?? '')
    return true
  } catch {
    getSelection()?.selectAllChildren(element)
    return document.execCommand('copy')
  }
}
