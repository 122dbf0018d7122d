/**
 * `<sm-toc>`: highlights the link of the current section. A separate element, the marker, moves along the list. Where the
 * list opens below a bar, it closes after a choice, a click outside and Escape.
 */
class TableOfContents extends HTMLElement {
  #observer: IntersectionObserver | undefined

  connectedCallback(): void {
    const links = new Map<Element, HTMLAnchorElement>()
    for (const link of this.querySelectorAll('a')) {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
      if (heading) links.set(heading, link)
    }
    const mark = document.createElement('span')
    mark.className = 'toc-mark'
    this.prepend(mark)

    const inView = new Set<Element>()
    const offset = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
    this.#observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) inView.add(target)
          else inView.delete(target)
        }
        const headings = [...links.keys()]
        const current =
          headings.find((heading) => inView.has(heading)) ?? findLastAbove(headings, offset) ?? headings[0]
        this.#show(links, current, mark)
      },
      // From just below the header to the upper third of the window.
      { rootMargin: `-${Math.max(0, offset - 8)}px 0px -66% 0px` },
    )
    for (const heading of links.keys()) this.#observer.observe(heading)
    this.#serveBar()
  }

  #serveBar(): void {
    const nav = this.closest('.toc')
    const bar = nav?.querySelector<HTMLDetailsElement>('.toc-bar')
    if (!nav || !bar) return
    const close = ({ target }: Event) => {
      const isInside = target instanceof Node && nav.contains(target)
      if (!isInside || (target instanceof Element && target.closest('.toc-item'))) bar.open = false
    }
    document.addEventListener('click', close)
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Node && !nav.contains(target)) bar.open = false
    })
    nav.addEventListener('keydown', (event) => {
      if ((event as KeyboardEvent).key !== 'Escape' || !bar.open) return
      bar.open = false
      bar.querySelector('summary')?.focus()
    })
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect()
  }

  #show(links: Map<Element, HTMLAnchorElement>, current: Element | undefined, mark: HTMLElement): void {
    for (const [heading, link] of links) {
      link.toggleAttribute('data-active', heading === current)
      if (heading === current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
    const link = current && links.get(current)
    mark.hidden = !link
    if (!link) return
    mark.style.translate = `0 ${link.offsetTop}px`
    mark.style.blockSize = `${link.offsetHeight}px`
  }
}

/** Inside a long section no heading is in view, so the last visible one above the window is the current one. */
function findLastAbove(headings: readonly Element[], top: number): Element | undefined {
  return headings.findLast((heading) => heading.checkVisibility() && heading.getBoundingClientRect().top <= top)
}

customElements.define('sm-toc', TableOfContents)

export {}
