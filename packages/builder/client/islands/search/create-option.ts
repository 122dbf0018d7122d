import { toMethodTone } from '../../../src/core/browser.ts'
import { type ExcerptPart, type FindQueryWord, findExcerpt, type Hit } from '../../../src/emit/browser.ts'
import { createElement } from './create-element.ts'
import { createIcon, type IconName } from './create-icon.ts'

/** Creates an option that does something in the page. */
export function createButtonOption(label: string, icon: IconName, onClick: () => void): HTMLElement {
  const option = createElement('div', { className: 'search-option' }, [
    createIcon(icon),
    createElement('span', { className: 'search-text', textContent: label }),
    createIcon('enter'),
  ])
  option.addEventListener('click', onClick)
  return option
}

/**
 * Creates the option of a hit: its name, its trail, and an empty excerpt. Screen readers read them in this order. Styles
 * show the trail first.
 */
export function createHitOption(hit: Hit, isExcerptShown: boolean): HTMLAnchorElement {
  const option = createElement('a', { className: 'search-option', href: hit.href })
  setHit(option, hit, isExcerptShown ? [createElement('span', { className: 'search-excerpt' })] : [])
  return option
}

function setHit(option: HTMLAnchorElement, hit: Hit, rest: readonly Node[]): void {
  const { href, title, trail, navigation, method, kind } = hit
  const name = trail.at(-1) ?? title
  const around = [...navigation, ...(trail.length === 0 ? [] : [title, ...trail.slice(0, -1)])]
  option.href = href
  const badge =
    method === undefined
      ? []
      : [createElement('span', { className: `method-nav-pill ${toMethodTone(method)}`, textContent: method }), ' ']
  const isFollowed = around.length + rest.length > 0
  const heading = createElement('span', { className: 'search-name' }, [
    ...badge,
    name,
    ...(isFollowed ? [createSeparator()] : []),
  ])
  const names = around.flatMap((text, index) =>
    index === 0 ? [text] : [createSeparator('search-separator search-next'), text],
  )
  const trailLine = createElement('span', { className: 'search-trail' }, [
    ...names,
    ...(rest.length === 0 ? [] : [createSeparator()]),
  ])
  const text = [heading, ...(around.length === 0 ? [] : [trailLine]), ...rest]
  const body = createElement('span', { className: 'search-text' }, text)
  option.replaceChildren(createIcon(kind), body, createIcon('enter'))
}

/** Separates the parts of an option. Readers see `›` between the names of a trail, screen readers pause at a comma. */
function createSeparator(className = 'search-separator'): HTMLElement {
  return createElement('span', { className, textContent: ', ' })
}

/**
 * Adds the excerpt of a hit to its option. A page that was found by its text then links to the heading above the excerpt.
 */
export function addExcerpt(option: HTMLAnchorElement, hit: Hit, markdown: string, findQueryWord: FindQueryWord): void {
  const { parts, heading, before } = findExcerpt(markdown, hit, findQueryWord)
  const nearer = hit.isInText && heading !== undefined ? hit.findHeading(heading, before) : undefined
  setHit(option, nearer ?? hit, [createElement('span', { className: 'search-excerpt' }, parts.map(toNode))])
}

function toNode({ text, isMarked }: ExcerptPart): Node | string {
  return isMarked ? createElement('mark', { textContent: text }) : text
}
