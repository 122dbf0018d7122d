import { createWords, DEV_WORDS } from '@spearmint/config/words'
import type { DevProblem, DevState } from '../../../src/build/browser.ts'

const STYLES = `
:host { font: 15px/1.5 system-ui, sans-serif; }
.veil { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; background: rgb(0 0 0 / 60%); }
.badge { position: fixed; inset: auto auto 1rem 1rem; z-index: 2147483647; background: #fff; color: #1a1a1a;
  box-shadow: 0 2px 8px rgb(0 0 0 / 30%); border-inline-start: 4px solid #b45309; }
section { box-sizing: border-box; max-width: 60rem; margin: 5vh auto; padding: 1.5rem; border-top: 4px solid #d33;
  border-radius: 8px; background: #fff; color: #1a1a1a; }
header { display: flex; gap: 1rem; align-items: start; justify-content: space-between; }
h2 { margin: 0; font-size: 1.25rem; }
pre { overflow: auto; padding: 1rem; border-radius: 6px; background: #f4f4f5; font: 13px/1.55 ui-monospace, monospace; }
p { margin: 0.5rem 0 0; color: #555; }
button { min-height: 32px; padding: 0 0.9rem; border: 1px solid #bbb; border-radius: 6px; background: none;
  color: inherit; font: inherit; cursor: pointer; }
[hidden] { display: none; }
@media (prefers-color-scheme: dark) {
  section, .badge { background: #1c1c1f; color: #f1f1f1; }
  pre { background: #101012; }
  p { color: #b5b5b5; }
}
@media (max-width: 62rem) { section { margin: 0; border-radius: 0; min-height: 100vh; } }
`

/**
 * Creates the overlay with the problems of a page. It opens by itself if there are errors, or else from a button. Escape
 * and a button close it. It disappears with the next reload after all problems are fixed.
 */
export function createOverlay(problems: readonly DevProblem[], translation?: DevState['translation']): HTMLElement {
  const host = document.createElement('div')
  host.id = 'spearmint-overlay'
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  // The policy of the page forbids inline styles, but allows constructed style sheets.
  root.adoptedStyleSheets = [sheet]

  const words = createWords(DEV_WORDS, translation?.words, translation?.language)
  const count = problems.length
  const badge = createText('button', words.say('dev.onPage', { count }), 'badge')
  const veil = createText('div', '', 'veil')
  const section = createText('section', '')
  section.role = 'dialog'
  section.ariaLabel = words.say('dev.count', { count })
  const close = createText('button', words.say('dev.close'))
  const header = createText('header', '')
  header.append(createText('h2', words.say('dev.toFix', { count })), close)
  section.append(header, createText('p', words.say('dev.reload')))
  for (const { text, code } of problems) {
    const more = createText('p', '')
    more.append(...words.fill('dev.more', { command: createText('code', `spearmint explain ${code}`) }))
    const report = createText('pre', text)
    // Problems are described in English.
    report.lang = 'en'
    section.append(report, more)
  }
  veil.append(section)
  root.append(badge, veil)

  function show(isOpen: boolean): void {
    veil.hidden = !isOpen
    badge.hidden = isOpen
    if (isOpen) queueMicrotask(() => close.focus())
  }
  badge.addEventListener('click', () => show(true))
  close.addEventListener('click', () => show(false))
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') show(false)
  })
  show(problems.some(({ isError }) => isError))
  return host
}

function createText(name: string, text: string, className = ''): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  if (className !== '') element.className = className
  return element
}
