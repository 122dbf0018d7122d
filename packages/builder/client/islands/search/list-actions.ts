import { foldText, listTokens } from '../../../src/emit/browser.ts'
import type { IconName } from './create-icon.ts'
import { words } from './words.ts'

/** Something that visitors can do: what buttons and links of the page do, and settings of the search. */
export interface Action {
  label: string
  icon: IconName
  run: () => void
}

/** A select can list hundreds of versions. */
const MAX_EDITIONS = 5

/** Lists the actions that the page has. */
export function listActions(page: Document): Action[] {
  const isDark = page.documentElement.classList.contains('dark')
  return [
    ...listFirst(page, 'button[data-sm=copy-page]').map(toAction(words.say('search.copyPage'), 'copy')),
    ...listFirst(page, '.mode-toggle').map(
      toAction(isDark ? words.say('search.lightMode') : words.say('search.darkMode'), 'mode'),
    ),
    ...[...page.querySelectorAll('.version-select')].flatMap(listEditions),
    toSlashKeyAction(page),
  ]
}

/** Lists the actions whose label contains a word that starts with each word of the query. */
export function matchActions(actions: readonly Action[], query: string): Action[] {
  const toWords = (text: string) => listTokens(text).map((token) => foldText(token.text))
  const words = toWords(query)
  return actions.filter(({ label }) => {
    const own = toWords(label)
    return words.every((word) => own.some((other) => other.startsWith(word)))
  })
}

function listFirst(page: Document, selector: string): HTMLElement[] {
  const found = page.querySelector<HTMLElement>(selector)
  return found === null ? [] : [found]
}

function toAction(label: string, icon: IconName) {
  return (element: HTMLElement): Action => ({ label, icon, run: () => element.click() })
}

function toSlashKeyAction(page: Document): Action {
  const isOff = page.documentElement.classList.contains('no-slash-key')
  const label = words.say(isOff ? 'search.slashOn' : 'search.slashOff')
  return { label, icon: 'key', run: () => page.dispatchEvent(new Event('sm-slash-key')) }
}

/** Lists the other versions or languages in a select, which names its kind: "Version: ". */
function listEditions(select: Element): Action[] {
  const kind = select.querySelector('summary .visually-hidden')?.textContent ?? ''
  return [...select.querySelectorAll<HTMLElement>('a:not([aria-current])')]
    .slice(0, MAX_EDITIONS)
    .map((link) => toAction(kind + (link.textContent ?? ''), 'edition')(link))
}
