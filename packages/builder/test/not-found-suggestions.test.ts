import { describe, expect, it } from 'vitest'
import { findNearPages, type ListedPage } from '../client/islands/not-found/find-near-pages.ts'

describe('findNearPages', () => {
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
    ['/docs/100%/authentication', 'Authentication'],
  ])('%s: %s', (path, title) => {
    expect(findNearPages(path, pages)[0]?.[1]).toBe(title)
  })

  it('does not suggest pages only because they are in the same folder', () => {
    expect(findNearPages('/docs/guides/webhoks', pages).map(([, title]) => title)).toEqual([
      'Receive webhooks',
      'Create a webhook',
    ])
  })

  it('suggests nothing if no page is similar, and at most five pages', () => {
    expect(findNearPages('/xyzzy', pages)).toEqual([])
    expect(findNearPages('/', pages)).toEqual([])
    const many = Array.from({ length: 9 }, (_, index): ListedPage => [`/start-${index}.html`, 'Start'])
    expect(findNearPages('/start', many)).toHaveLength(5)
  })
})
