import { describe, expect, it } from 'vitest'
import type { Page } from '../../core/index.ts'
import { type RenderPagesOptions, renderPages } from './render-pages.ts'

function createPage(name: string, url?: string): Page {
  return { file: `${name}.mdx`, permalink: `/${name}`, frontmatter: { url } } as Page
}

const PAGES = [createPage('a'), createPage('b', 'https://b.dev'), createPage('c')]

/** Runs the loop and lists what happens, in order. */
async function run(options: RenderPagesOptions = {}): Promise<string[]> {
  const events: string[] = []
  const loop = renderPages(
    PAGES,
    async ({ permalink }) => {
      events.push(`render ${permalink}`)
      return permalink
    },
    {
      ...options,
      ...(options.prefetch && {
        prefetch: { ...options.prefetch, start: ({ permalink }: Page) => void events.push(`prefetch ${permalink}`) },
      }),
    },
  )
  for await (const { page, rendered } of loop) events.push(`use ${page.permalink} ${rendered}`)
  return events
}

describe('renderPages', () => {
  it('renders one page after the other, and none for an external address', async () => {
    expect(await run()).toEqual(['render /a', 'use /a /a', 'use /b undefined', 'render /c', 'use /c /c'])
  })

  it('prefetches each page once, as far ahead as asked', async () => {
    const events = await run({ prefetch: { start: () => {}, ahead: 2 } })
    expect(events.filter((event) => /^(?:prefetch|use)/.test(event))).toEqual([
      'prefetch /a',
      'use /a /a',
      'prefetch /c',
      'use /b undefined',
      'use /c /c',
    ])
  })
})
