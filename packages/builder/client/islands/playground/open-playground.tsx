import { PLAYGROUND_WORDS } from '@spearmint/config/words'
import { render } from 'preact'
import type { PlaygroundModel } from '../../../src/api/browser.ts'
import { readWords } from '../shared/read-words.ts'
import { createRelayFinder } from './find-relay.ts'
import styles from './playground.css?inline'
import { Playground } from './playground.tsx'
import { WordsContext } from './words-context.ts'

/** The only playground of the page. It keeps its values while the page is open. */
let dialog: Promise<HTMLDialogElement> | undefined

/**
 * Opens the playground of the page. `model` is the URL of its model, `relay` the URL of a possible relay, and `base`
 * distinguishes the sites of an origin.
 * @throws if the model cannot be loaded; the next call tries again
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
    <WordsContext.Provider value={readWords(PLAYGROUND_WORDS)}>
      <Playground model={model} site={base} findRelay={createRelayFinder(relay)} close={() => dialog.close()} />
    </WordsContext.Provider>,
    dialog,
  )
  return dialog
}

/** The styles are part of the script, because only it needs them. The policy of pages allows constructed style sheets. */
function addStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}
