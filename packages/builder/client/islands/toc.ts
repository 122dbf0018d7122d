/**
 * `<sm-toc>`: highlights the link of the current section, and scrolls a long list to it. A separate element, the marker,
 * moves along the list. Where the list opens below a bar, it closes after a choice, a click outside and Escape.
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
    const headings = [...links.keys()]
    let wasAtEnd = false
    const update = (): void => {
      wasAtEnd = isAtEnd()
      const current = wasAtEnd
        ? findLastAbove(headings, innerHeight)
        : (headings.find((heading) => inView.has(heading)) ?? findLastAbove(headings, offset))
      this.#show(links, current ?? headings[0], mark)
    }
    this.#observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) inView.add(target)
          else inView.delete(target)
        }
        update()
      },
      // From just below the header to the upper third of the window.
      { rootMargin: `-${Math.max(0, offset - 8)}px 0px -66% 0px` },
    )
    for (const heading of headings) this.#observer.observe(heading)
    addEventListener('scroll', () => isAtEnd() !== wasAtEnd && update(), { passive: true })
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
    bar.addEventListener('toggle', () => {
      const link = this.querySelector('[data-active]')
      if (link) this.#center(link)
    })
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
    // While the visitor uses the list, it stays where it is.
    if (!this.closest('.toc:is(:hover, :has(:focus-visible))')) this.#center(link)
  }

  /** Scrolls the column, or the list below the bar, to a link. The page stays where it is. */
  #center(link: Element): void {
    for (const frame of [this, this.closest('.toc') ?? this]) {
      const { top, height } = frame.getBoundingClientRect()
      frame.scrollTop += link.getBoundingClientRect().top - top - height / 2
    }
  }
}

/** The last sections of a page may be too short to reach the top of the window. */
function isAtEnd(): boolean {
  return scrollY > 0 && scrollY + innerHeight > document.documentElement.scrollHeight - 2
}

/** Inside a long section no heading is in view, so the last visible one above the window is the current one. */
function findLastAbove(headings: readonly Element[], top: number): Element | undefined {
  return headings.findLast((heading) => heading.checkVisibility() && heading.getBoundingClientRect().top <= top)
}

customElements.define('sm-toc', TableOfContents)

export {}
