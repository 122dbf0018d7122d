import styles from './search-shell.css?inline'
import { isSlashKeyOn, serveSlashKey } from './slash-key.ts'

/** The words of the shell in English. Buttons have those of other languages in `data-words`. */
const WORDS = {
  'search.label': 'Search',
  'search.close': 'Close search',
  'search.failed': 'Search could not be loaded. Check your connection and try again.',
}

const BUTTON = '[data-sm=search]'

/**
 * Opens the search with its buttons, with Ctrl or Cmd and K, and with `/` outside of fields. The dialog and its field are created here, at once, so
 * that no letter is lost. The island `search` adds everything else to the dialog when it arrives, and reads what was typed.
 *
 * It is loaded when a visitor is about to open the search. The browser fetches it ahead when the page is idle.
 */
export function serveSearch(root: Document): void {
  let dialog: HTMLDialogElement | undefined
  const isApple = /Mac|iP/.test(navigator.platform)

  function prepare(button: HTMLElement): HTMLDialogElement {
    dialog ??= createShell(button)
    if (root.querySelector('script[data-sm=search-script]') === null) loadIsland(button, dialog)
    return dialog
  }

  function open(button: HTMLElement): void {
    const shell = prepare(button)
    if (!shell.open) shell.showModal()
    const input = shell.querySelector('input')
    input?.focus()
    input?.select()
    // The island updates the results.
    input?.dispatchEvent(new Event('input'))
  }

  const findButton = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null)
  root.addEventListener('click', (event) => {
    const button = findButton(event)
    if (button) open(button)
  })
  for (const type of ['pointerover', 'focusin']) {
    root.addEventListener(type, (event) => {
      const button = findButton(event)
      // Closing the dialog returns the focus to the button.
      if (button && !dialog?.open) prepare(button)
    })
  }

  root.addEventListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey, isComposing } = event
    if (altKey || isComposing) return
    const isTyping =
      target instanceof HTMLElement &&
      target.closest('input, textarea, select, [contenteditable]') !== null &&
      // Until the next frame, the field of a dialog that was just closed has the focus.
      target.closest('dialog:not([open])') === null
    // In the fields of a Mac, Ctrl with K deletes the rest of the line.
    const isCombination =
      key.toLowerCase() === 'k' && !shiftKey && ctrlKey !== metaKey && (metaKey || !isTyping || !isApple)
    const isSlash = key === '/' && !ctrlKey && !metaKey && !isTyping && isSlashKeyOn(root)
    const button = root.querySelector<HTMLElement>(BUTTON)
    if (!button || !(isCombination || isSlash)) return
    if (dialog?.open && isCombination) dialog.close()
    else open(button)
    event.preventDefault()
  })

  serveSlashKey(root)
  if (isApple) root.documentElement.classList.add('apple')
  addEventListener('load', () => setTimeout(() => preload(root), 1000))
}

function preload(root: Document): void {
  const { dataset } = root.querySelector<HTMLElement>(BUTTON) ?? {}
  const { connection } = navigator as { connection?: { saveData: boolean } }
  // A portable site has a classic script, without integrity.
  if (dataset?.script === undefined || dataset.integrity === undefined || connection?.saveData) return
  const link = { rel: 'modulepreload', href: dataset.script, integrity: dataset.integrity }
  root.head.append(Object.assign(root.createElement('link'), link))
}

function readWords({ words }: DOMStringMap): typeof WORDS {
  return words === undefined ? WORDS : { ...WORDS, ...JSON.parse(words) }
}

function createShell({ dataset, ownerDocument: root }: HTMLElement): HTMLDialogElement {
  const { prompt = '', search = '', version = '' } = dataset
  const words = readWords(dataset)
  // The policy of pages allows constructed style sheets.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets.push(sheet)
  const input = Object.assign(root.createElement('input'), {
    id: 'search-input',
    type: 'text',
    placeholder: prompt,
    ariaLabel: prompt,
    autocomplete: 'off',
    autocapitalize: 'off',
    enterKeyHint: 'go',
    spellcheck: false,
  })
  const close = Object.assign(root.createElement('button'), { type: 'button', ariaLabel: words['search.close'] })
  const dialog = Object.assign(root.createElement('dialog'), {
    className: 'search-dialog',
    ariaLabel: words['search.label'],
  })
  const head = Object.assign(root.createElement('div'), { className: 'search-head' })
  const glyph = root.querySelector(`${BUTTON} .glyph`)?.cloneNode(true)
  head.append(...(glyph ? [glyph] : []), input, close)
  close.className = 'search-close'
  close.addEventListener('click', () => dialog.close())
  // A click on the backdrop has the dialog as its target.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  Object.assign(dialog.dataset, { search, version })
  dialog.append(head)
  root.body.append(dialog)
  return dialog
}

/** Loads the island: a module with its integrity, or in portable sites a classic script. It is requested again the next time if it cannot be loaded. */
function loadIsland({ dataset, ownerDocument: root }: HTMLElement, dialog: HTMLDialogElement): void {
  const { script: src = '', integrity } = dataset
  const failed = Object.assign(root.createElement('p'), {
    className: 'search-status',
    role: 'status',
    textContent: readWords(dataset)['search.failed'],
  })
  const module = integrity === undefined ? {} : { type: 'module', integrity }
  const script = Object.assign(root.createElement('script'), { ...module, src })
  script.dataset.sm = 'search-script'
  script.addEventListener('error', () => {
    script.remove()
    dialog.append(failed)
  })
  dialog.querySelector('.search-status')?.remove()
  root.head.append(script)
}
