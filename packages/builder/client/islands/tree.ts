import { ISLAND_WORDS } from '@spearmint/config/words'
import { readWords } from './shared/read-words.ts'

const words = readWords(ISLAND_WORDS)
/*
 * Trees (src/content/components/tree/render-tree.tsx): turns nested, collapsible lists into one tree for assistive technology, with the keys of
 * the "Tree View" pattern (ARIA Authoring Practices): arrows, Home, End, `*`, Enter, Space, and letters. The label is the
 * tree item. The list of a folder follows it.
 */
const ITEM = '[role=treeitem]'

for (const [number, tree] of document.querySelectorAll<HTMLElement>('ul[data-sm=tree]').entries()) {
  for (const details of tree.querySelectorAll('details')) replaceDetails(details)
  for (const entry of tree.querySelectorAll('li')) entry.role = 'none'
  for (const link of tree.querySelectorAll<HTMLElement>('.tree-label a')) link.tabIndex = -1
  for (const [index, list] of tree.querySelectorAll('ul').entries()) {
    list.role = 'group'
    list.id = `sm-tree-${number}-${index}`
    list.previousElementSibling?.setAttribute('aria-owns', list.id)
  }
  tree.role = 'tree'
  tree.ariaLabel = words.say('tree.label')
  const items = tree.querySelectorAll<HTMLElement>('.tree-label')
  for (const item of items) item.role = 'treeitem'
  for (const [index, item] of items.entries()) item.tabIndex = index === 0 ? 0 : -1
  tree.addEventListener('keydown', (event) => onKey(tree, event))
  tree.addEventListener('click', ({ target }) => {
    const item = target instanceof Element ? target.closest<HTMLElement>(ITEM) : null
    if (!item || (target as Element).closest('a')) return
    moveTo(tree, item)
    toggle(item)
  })
}

/** Replaces `details`, which a tree must not contain, with a label and a list that find-in-page can open. */
function replaceDetails(details: HTMLDetailsElement): void {
  const [summary, list] = details.children
  if (!summary || !list) return
  const label = document.createElement('span')
  label.className = 'tree-label'
  label.append(...summary.childNodes)
  const { open } = details
  details.replaceWith(label, list)
  setOpen(label, open)
  list.addEventListener('beforematch', () => setOpen(label, true))
}

function setOpen(item: Element, isOpen: boolean): void {
  item.ariaExpanded = String(isOpen)
  if (isOpen) item.nextElementSibling?.removeAttribute('hidden')
  else item.nextElementSibling?.setAttribute('hidden', 'until-found')
}

function toggle(item: Element): void {
  if (item.ariaExpanded !== null) setOpen(item, item.ariaExpanded === 'false')
}

/** Only one item is focusable, so that one press of Tab leaves the tree. */
function moveTo(tree: Element, item: HTMLElement | null | undefined): void {
  if (!item) return
  for (const other of tree.querySelectorAll<HTMLElement>(ITEM)) other.tabIndex = -1
  item.tabIndex = 0
  item.focus()
}

function onKey(tree: HTMLElement, event: KeyboardEvent): void {
  const item = event.target instanceof Element ? event.target.closest<HTMLElement>(ITEM) : null
  if (!item || event.ctrlKey || event.metaKey || event.altKey) return
  const next = handleKey(tree, item, event.key)
  if (next === undefined) return
  event.preventDefault()
  if (next !== item) moveTo(tree, next)
}

/** Handles a key and returns the item to focus; undefined for keys without a function. */
function handleKey(tree: HTMLElement, item: HTMLElement, key: string): HTMLElement | undefined {
  const shown = [...tree.querySelectorAll<HTMLElement>(ITEM)].filter((other) => !other.closest('[hidden]'))
  const at = shown.indexOf(item)
  const isRightToLeft = getComputedStyle(tree).direction === 'rtl'
  const [forward, back] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']

  if (key === 'ArrowDown') return shown[at + 1] ?? item
  if (key === 'ArrowUp') return shown[at - 1] ?? item
  if (key === 'Home') return shown[0]
  if (key === 'End') return shown.at(-1)
  if (key === forward && item.ariaExpanded !== 'false') return findItem(item.nextElementSibling) ?? item
  if (key === back && item.ariaExpanded !== 'true')
    return findItem(item.closest('ul:not(.tree)')?.parentElement) ?? item
  if (key === forward || key === back) toggle(item)
  else if (key === '*') openAll(item.closest('ul'))
  else if (key === 'Enter' || key === ' ') activate(item)
  else if (key.length === 1) return findByLetter([...shown.slice(at + 1), ...shown.slice(0, at)], key) ?? item
  else return undefined
  return item
}

function findItem(part: Element | null | undefined): HTMLElement | null | undefined {
  return part?.querySelector<HTMLElement>(ITEM)
}

function openAll(list: Element | null): void {
  for (const item of list?.querySelectorAll(':scope > li > [aria-expanded]') ?? []) setOpen(item, true)
}

function activate(item: Element): void {
  const link = item.querySelector<HTMLElement>('a')
  if (link) link.click()
  else toggle(item)
}

function findByLetter(items: readonly HTMLElement[], letter: string): HTMLElement | undefined {
  return items.find(({ textContent }) => textContent.trim().toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()))
}
