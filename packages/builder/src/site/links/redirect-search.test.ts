import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRedirectSearch } from './redirect-search.ts'

describe('createRedirectSearch', () => {
  it.each([
    ['/old', '/new', 'old', '/new'],
    ['old/', 'new', 'old', 'new'],
    ['/old', '/new', 'old/x', undefined],
    ['/docs/:slug*', '/:slug*', 'docs/a/b', '/a/b'],
    ['/docs/:slug*', '/:slug*', 'docs', '/'],
    ['/docs/:slug*', '/:slug*', 'docsy/a', undefined],
    ['/docs/*', '/new/*', 'docs/a b', '/new/a%20b'],
    ['/docs/*', '/new', 'docs/a', '/new'],
    ['/:slug*', '/new/:slug*', 'a/b', '/new/a/b'],
    ['/old/article-*', '/new/article-*', 'old/article-7', '/new/article-7'],
    ['/old/article-*', '/new/article-*', 'old/article', undefined],
    ['/users/:id/edit', '/people/:id', 'users/7/edit', '/people/7'],
    ['/users/:id', '/people/:id', 'users/7/edit', undefined],
    ['/a/*/b/*', '/c/*/*', 'a/1/b/2', '/c/1/2'],
    ['/v1.0/*', '/v1/*', 'v1x0/a', undefined],
    ['/x/:slug*', 'https://a.example:8080/:slug*#top', 'x/y', 'https://a.example:8080/y#top'],
  ])('applies %s → %s to %s: %s', (source, destination, path, expected) => {
    expect(createRedirectSearch([{ source, destination }])(path)).toBe(expected)
  })

  it('prefers sources without wildcards, then earlier ones', () => {
    const find = createRedirectSearch([
      { source: '/a/*', destination: '/1' },
      { source: '/a/b', destination: '/2' },
      { source: '/a/b', destination: '/3' },
      { source: '/*', destination: '/4' },
    ])
    expect(['a/b', 'a/c', 'b'].map(find)).toEqual(['/2', '/1', '/4'])
  })

  it('accepts any source and path', () => {
    const unit = fc.constantFrom(...'/:*ab.()[]+?$%')
    const text = fc.string({ unit, maxLength: 12 })
    fc.assert(
      fc.property(text, text, text, (source, destination, path) => {
        createRedirectSearch([{ source, destination }])(path)
      }),
    )
  })
})
