import { describe, expect, it } from 'vitest'
import { type ListedPage, listNearPages } from '../client/islands/not-found/list-near-pages.ts'

describe('listNearPages', () => {
  const pages: ListedPage[] = [
    ['/docs/quickstart.html', 'Quickstart'],
    ['/docs/guides/authentication.html', 'Authentication'],
    ['/docs/guides/webhooks.html', 'Receive webhooks'],
    ['/docs/api/webhooks/create.html', 'Create a webhook'],
    ['/docs/%C3%BCber.html', 'Über uns'],
  ]

  it.each([
    ['/docs/quikstart', 'Quickstart'],
    ['/docs/guide/authentification', 'Authentication'],
    ['/docs/create-webhook', 'Create a webhook'],
    ['/docs/webhooks', 'Receive webhooks'],
    ['/docs/UBER.html', 'Über uns'],
    ['/docs/nope-quickstrt', 'Quickstart'],
    ['/nope-quickstrt', 'Quickstart'],
    ['/docs/100%/authentication', 'Authentication'],
  ])('%s: %s', (path, title) => {
    expect(listNearPages(path, pages)[0]?.[1]).toBe(title)
  })

  it('does not suggest pages only because they are in the same folder', () => {
    expect(listNearPages('/docs/guides/webhoks', pages).map(([, title]) => title)).toEqual([
      'Receive webhooks',
      'Create a webhook',
    ])
  })

  it('suggests nothing if no page is similar, and at most five pages', () => {
    expect(listNearPages('/xyzzy', pages)).toEqual([])
    expect(listNearPages('/', pages)).toEqual([])
    const many = Array.from({ length: 9 }, (_, index): ListedPage => [`/start-${index}.html`, 'Start'])
    expect(listNearPages('/start', many)).toHaveLength(5)
  })
})
