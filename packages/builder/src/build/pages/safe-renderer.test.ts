import { describe, expect, it } from 'vitest'
import type { Page } from '../../core/index.ts'
import type { PageRenderer } from './create-page-renderer.ts'
import { type PageGuard, PageTimeoutError } from './page-guard.ts'
import { SafeRenderer } from './safe-renderer.ts'

const PAGES = ['a', 'b', 'c', 'd'].map(
  (path) => ({ path, file: `${path}.mdx`, content: path, frontmatter: {} }) as Page,
)

interface Behavior {
  /** Called for each page that is rendered. */
  onRender?: (path: string) => void
  /** Whether a call of the guard takes too long when it comes to a page. `pages` are those of the call so far. */
  isTooLong?: (pages: string) => boolean
  /** In which pages are asked for. Default: as listed. */
  order?: readonly Page[]
}

/** Renders all pages, together if possible. Returns how each ended, and the pages of each call of the guard. */
async function renderAll({ onRender = () => {}, isTooLong = () => false, order = PAGES }: Behavior = {}) {
  const calls: string[] = []
  // Throws what no page catches, as a guard that stops work does.
  let stop: PageTimeoutError | undefined
  const guard: PageGuard = {
    run(work) {
      calls.push('')
      stop = undefined
      const result = work()
      if (stop !== undefined) throw stop
      return result
    },
  }
  const toPage = ({ page }: { page: Page }) => ({ page, diagnostics: [] })
  const evaluate = (page: Page) => {
    if (stop !== undefined) return { page }
    calls.push(`${calls.pop()}${page.path}`)
    if (isTooLong(calls.at(-1) ?? '')) stop = new PageTimeoutError(30)
    else onRender(page.path)
    return { page }
  }
  const renderer = new SafeRenderer({
    createRenderer: () => ({ evaluate, prepare: toPage, finish: toPage }) as unknown as PageRenderer,
    source: { readText: () => '' },
    guard,
    listNext: (page) => PAGES.slice(PAGES.indexOf(page) + 1, PAGES.indexOf(page) + 3),
    toResult: ({ page }) => page.path,
  })
  const ended: string[] = []
  for (const page of order) {
    const { result, failure } = await renderer.render(page)
    ended.push([result, failure?.diagnostic.code].filter(Boolean).join(' '))
  }
  return { ended, calls }
}

describe('SafeRenderer', () => {
  it('renders the next pages in the same call of the guard', async () => {
    expect(await renderAll()).toEqual({ ended: ['a', 'b', 'c', 'd'], calls: ['abc', 'd'] })
  })

  it('renders no page again that is ready', async () => {
    const order = [1, 0, 2, 3].map((index) => PAGES[index] as Page)
    expect(await renderAll({ order })).toEqual({ ended: ['b', 'a', 'c', 'd'], calls: ['bcd', 'ab'] })
  })

  it('renders only the page that fails as plain text', async () => {
    const onRender = (path: string) => {
      if (path === 'b') throw new RangeError('Maximum call stack size exceeded')
    }
    const ended = ['a', 'b page/too-complex', 'c', 'd']
    expect(await renderAll({ onRender })).toEqual({ ended, calls: ['abc', 'd'] })
  })

  it('renders a page again that was stopped because others took the time, and all later ones alone', async () => {
    const isTooLong = (pages: string) => pages === 'abc'
    expect(await renderAll({ isTooLong })).toEqual({ ended: ['a', 'b', 'c', 'd'], calls: ['abc', 'c', 'd'] })
  })

  it('renders a page as plain text that takes too long alone', async () => {
    const isTooLong = (pages: string) => pages.endsWith('c')
    const ended = ['a', 'b', 'c page/timeout', 'd']
    expect(await renderAll({ isTooLong })).toEqual({ ended, calls: ['abc', 'c', 'd'] })
  })
})
