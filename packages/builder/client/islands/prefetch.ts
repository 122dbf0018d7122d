/*
 * Loads the page that a link leads to when the pointer rests on the link or it has the focus, so that it is there when the
 * link is followed. Each page is loaded once, and none if the visitor saves data.
 */

/** In milliseconds. A pointer that only passes over a link loads nothing. */
const DELAY = 80

const done = new Set([location.pathname])
let timer: ReturnType<typeof setTimeout> | undefined

for (const type of ['pointerover', 'focusin']) {
  document.addEventListener(
    type,
    ({ target }) => {
      clearTimeout(timer)
      const link = target instanceof Element ? target.closest('a') : undefined
      if (link && isPage(link)) timer = setTimeout(() => load(link), DELAY)
    },
    { passive: true },
  )
}

/** Files such as archives can be large, and have another type. */
function isPage({ origin, pathname, target, download }: HTMLAnchorElement): boolean {
  const hasExtension = /\.(?!html$)[^./]+$/.test(pathname)
  return origin === location.origin && target === '' && download === '' && !hasExtension && !done.has(pathname)
}

function load({ href, pathname }: HTMLAnchorElement): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  done.add(pathname)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: href.split('#')[0] }))
}

export {}
