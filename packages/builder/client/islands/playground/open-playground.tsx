import { render } from 'preact'
import type { PlaygroundModel } from '../../../src/api/browser.ts'
import { createRelayFinder } from './find-relay.ts'
import styles from './playground.css?inline'
import { Playground } from './playground.tsx'

/** A page has one: what a reader filled in stays while the page is open. */
let dialog: Promise<HTMLDialogElement> | undefined

/**
 * Opens the form of the page. `model` is the address of what it is made of, `relay` that of a relay which may be there,
 * `base` tells apart the sites of an origin.
 * @throws when the model cannot be loaded; the next call tries again
 */
export async function openPlayground(data: DOMStringMap): Promise<void> {
  dialog ??= createDialog(data)
  try {
    const opened = await dialog
    if (!opened.open) opened.showModal()
  } catch (error) {
    dialog = undefined
    throw error
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
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}
