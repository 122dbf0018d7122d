/*
 * Opens the search with its buttons, `/` and Ctrl or Cmd with K. The dialog and the index are loaded when the search is
 * first opened.
 */
import type { Dialogs } from './search/open-dialog.ts'

const BUTTON = '[data-sm=search]'

function listenForSearch(root: Document, dialogs: Dialogs): void {
  const open = async (button: HTMLElement) => (await import('./search/open-dialog.ts')).openDialog(button, dialogs)

  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>(BUTTON)
    if (button) open(button)
  })

  root.addEventListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey, isComposing } = event
    const isWanted = key === '/' ? !ctrlKey && !metaKey : key.toLowerCase() === 'k' && ctrlKey !== metaKey
    const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')
    const button = root.querySelector<HTMLElement>(BUTTON)
    if (!isWanted || isTyping || altKey || isComposing || !button) return
    event.preventDefault()
    open(button)
  })
}

listenForSearch(document, new Map())
