import { listChosenTitles, storeTitle } from './shared/chosen-titles.ts'
import { findTarget } from './shared/find-target.ts'

/**
 * Tabs. The page has the markup (src/content/components/tabs/tab-set.tsx): `.tab` buttons in a `.tab-list`, and a `.tab-panel` for
 * each, where `data-active` marks the open one. This adds roles, keys, tabs with the same title that switch together
 * (unless `data-sync="false"`), tabs that open for a hash, and panels that the browser's find-in-page can open. Instead of
 * buttons there may be a `<select>`, which needs no roles and keys. Code preserves the language chosen on another page.
 */
class SmTabs extends HTMLElement {
  #tabs: HTMLElement[] = []
  #panels: HTMLElement[] = []
  #menu: HTMLSelectElement | null = null

  connectedCallback(): void {
    this.#tabs = [...this.querySelectorAll<HTMLElement>(':scope > .tab-list > .tab')]
    this.#panels = [...this.querySelectorAll<HTMLElement>(':scope > .tab-panel')]
    const list = this.querySelector(':scope > .tab-list')
    list?.setAttribute('role', 'tablist')
    const heading = this.#findHeading()
    if (heading) list?.setAttribute('aria-labelledby', heading.id)
    list?.addEventListener('keydown', (event) => this.#move(event as KeyboardEvent))

    this.#menu = this.querySelector(':scope > .tab-menu > select')
    this.#menu?.addEventListener('change', () => this.#choose(this.#menu?.selectedIndex ?? 0))

    const set = [...document.querySelectorAll('sm-tabs')].indexOf(this)
    for (const [index, panel] of this.#panels.entries()) {
      panel.addEventListener('beforematch', () => this.show(panel))
      const tab = this.#tabs[index]
      if (!tab) continue
      tab.id ||= `sm-tab-${set}-${index}`
      panel.id ||= `sm-panel-${set}-${index}`
      tab.role = 'tab'
      tab.setAttribute('aria-controls', panel.id)
      panel.role = 'tabpanel'
      panel.setAttribute('aria-labelledby', tab.id)
      tab.addEventListener('click', () => this.#choose(index))
    }
    this.#select(this.#panels.findIndex((panel) => 'active' in panel.dataset))
    if (this.#isStored()) this.showTitle(listChosenTitles().find((title) => this.#has(title)))
  }

  /** The heading above the tabs, which is their name. */
  #findHeading(): Element | undefined {
    const headings = [...document.querySelectorAll(':is(h1, h2, h3, h4, h5, h6)[id]')]
    return headings.findLast((heading) => heading.compareDocumentPosition(this) & Node.DOCUMENT_POSITION_FOLLOWING)
  }

  /** Whether the choice applies to other pages. Responses are excluded, because each page has its own. */
  #isStored(): boolean {
    return this.matches('.code-group:not([data-sync="false"])') && !this.closest('#response-example')
  }

  #has(title: string): boolean {
    return this.#panels.some((panel) => panel.dataset.title === title)
  }

  show(panel: HTMLElement): void {
    this.#select(this.#panels.indexOf(panel))
  }

  showTitle(title: string | undefined): void {
    this.#select(this.#panels.findIndex((panel) => panel.dataset.title === title))
  }

  /** Handles a visitor's choice. The tab doesn't move on the screen while others switch with it. */
  #choose(index: number): void {
    const control = this.#menu ?? this.#tabs[index]
    if (!control) return
    const { top } = control.getBoundingClientRect()
    this.#select(index)
    control.focus({ preventScroll: true })
    const title = this.#panels[index]?.dataset.title
    if (title !== undefined && this.#isStored()) storeTitle(title)
    if (this.dataset.sync !== 'false') {
      for (const other of document.querySelectorAll<SmTabs>('sm-tabs:not([data-sync="false"])')) {
        if (other !== this) other.showTitle(title)
      }
    }
    scrollBy({ top: control.getBoundingClientRect().top - top, behavior: 'instant' })
  }

  #select(index: number): void {
    if (index < 0) return
    if (this.#menu) this.#menu.selectedIndex = index
    for (const [at, panel] of this.#panels.entries()) {
      const isOpen = at === index
      const tab = this.#tabs[at]
      tab?.toggleAttribute('data-active', isOpen)
      tab?.setAttribute('aria-selected', String(isOpen))
      tab?.setAttribute('tabindex', isOpen ? '0' : '-1')
      panel.toggleAttribute('data-active', isOpen)
      if (isOpen) panel.removeAttribute('hidden')
      else panel.setAttribute('hidden', 'until-found')
    }
  }

  #move({ key, target }: KeyboardEvent): void {
    const last = this.#tabs.length - 1
    const at = target instanceof HTMLElement ? this.#tabs.indexOf(target) : -1
    const next = { ArrowLeft: at === 0 ? last : at - 1, ArrowRight: at === last ? 0 : at + 1, Home: 0, End: last }[key]
    if (at >= 0 && next !== undefined) this.#choose(next)
  }
}

/** Opens every tab around the target of the hash. */
function showTarget(): void {
  const target = findTarget()
  let panel = target?.closest<HTMLElement>('.tab-panel[hidden]')
  if (!panel) return
  for (; panel; panel = panel.parentElement?.closest<HTMLElement>('.tab-panel[hidden]')) {
    if (panel.parentElement instanceof SmTabs) panel.parentElement.show(panel)
  }
  target?.scrollIntoView()
}

customElements.define('sm-tabs', SmTabs)
addEventListener('hashchange', showTarget)
showTarget()
