import { ISLAND_WORDS } from '@spearmint/config/words'
import { readWords } from './shared/read-words.ts'

/*
 * Code blocks get a button that wraps their lines, while there is a line that doesn't fit or that was wrapped. Nothing is
 * stored.
 */
const words = readWords(ISLAND_WORDS)
const buttons = new Map<Element, HTMLButtonElement>()

const observer = new ResizeObserver((entries) => {
  // A button may make the code narrower, which must not be observed at once.
  requestAnimationFrame(() => {
    for (const { target } of entries) update(target)
  })
})
for (const code of document.querySelectorAll('[data-sm=code-wrap] > pre')) observer.observe(code)

function update(code: Element): void {
  const block = code.parentElement
  if (!block) return
  const isUseful = code.scrollWidth > code.clientWidth || block.classList.contains('code-wrap')
  const button = buttons.get(code)
  if (!isUseful) button?.remove()
  else if (!button?.isConnected) code.after(button ?? createButton(code, block))
}

function createButton(code: Element, block: Element): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'code-toggle'
  button.ariaLabel = words.say('code.wrap')
  button.ariaPressed = 'false'
  button.addEventListener('click', () => {
    button.ariaPressed = String(block.classList.toggle('code-wrap'))
  })
  buttons.set(code, button)
  return button
}
