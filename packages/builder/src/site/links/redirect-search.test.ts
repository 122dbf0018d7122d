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

  it('prefers earlier sources, whatever their first segment is', () => {
    const redirects = ['/a/x-*', '/:any/x-1', '/a/*'].map((source, index) => ({ source, destination: `/${index}` }))
    expect(['a/x-1', 'b/x-1', 'a/b'].map(createRedirectSearch(redirects))).toEqual(['/0', '/1', '/2'])
    expect(createRedirectSearch(redirects.slice(1))('a/x-1')).toBe('/1')
    expect(createRedirectSearch([...redirects].reverse())('a/x-1')).toBe('/2')
  })

  it.each([
    ['/:a*/:a*/:a*/:a*/q', '/:a*'],
    ['/*-*-*-*-*-*-*-*/q', '/*'],
    ['/:a/:b*/:c/:d*/:e/:f*/q', '/:b*'],
  ])('matches %s in linear time', (source, destination) => {
    const find = createRedirectSearch([{ source, destination }])
    const start = performance.now()
    for (const length of [300, 600, 1_000]) expect(find('a-/'.repeat(length))).toBeUndefined()
    expect(find(`${'a-/'.repeat(300)}q`)).toBeDefined()
    expect(performance.now() - start).toBeLessThan(500)
  })

  it.each([
    ['a source with hundreds of wildcards', `/${'*-'.repeat(300)}`, '/new', 'a-'.repeat(300)],
    ['a path of 5,000 characters', '/*', '/new', 'a'.repeat(5_000)],
    ['a destination that repeats the path hundreds of times', '/:a*', `/${':a*/'.repeat(300)}`, 'a'],
  ])('ignores %s', (_what, source, destination, path) => {
    expect(createRedirectSearch([{ source, destination }])(path)).toBeUndefined()
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
