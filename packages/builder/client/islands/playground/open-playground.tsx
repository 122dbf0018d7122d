import { render } from 'preact'
import type { PlaygroundModel } from '../../../src/model/api/playground.ts'
import { createRelayFinder } from './find-relay.ts'
import styles from './playground.css?inline'
import { Playground } from './playground.tsx'

/** The dialog of each button: what a reader filled in stays while the page is open. */
const dialogs = new Map<HTMLElement, Promise<HTMLDialogElement>>()

/**
 * Opens the form of a button. `data-model` is the address of what it is made of, `data-relay` that of a relay which may
 * be there, `data-base` tells apart the sites of an origin.
 */
export async function openPlayground(button: HTMLElement): Promise<void> {
  const known = dialogs.get(button) ?? createDialog(button.dataset)
  dialogs.set(button, known)
  known.catch(() => dialogs.delete(button))
  try {
    const dialog = await known
    if (!dialog.open) dialog.showModal()
  } catch {
    button.textContent = 'Could not be loaded. Try again'
  }
}

async function createDialog({ model: address = '', relay, base = '' }: DOMStringMap): Promise<HTMLDialogElement> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} for ${address}`)
  const model = (await response.json()) as PlaygroundModel
  addStyles()
  const dialog = document.createElement('dialog')
  dialog.className = 'playground'
  dialog.setAttribute('aria-labelledby', 'playground-title')
  document.body.append(dialog)
  render(
    <Playground model={model} site={base} findRelay={createRelayFinder(relay)} close={() => dialog.close()} />,
    dialog,
  )
  return dialog
}

/** The rules come with the script: nobody else needs them, and a constructed stylesheet is no inline style. */
function addStyles(): void {
  if (dialogs.size > 1) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}
