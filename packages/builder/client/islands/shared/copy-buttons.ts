/**
 * Serves the copy buttons of one kind: one listener for all of them, and one place where a copy is announced.
 * @param copy gives what to announce; undefined when nothing was copied
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

/** Copies the text of an element. The clipboard needs a secure page; on others it is selected and copied as by hand. */
export async function copyTextOf(element: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent ?? '')
    return true
  } catch {
    getSelection()?.selectAllChildren(element)
    return document.execCommand('copy')
  }
}
