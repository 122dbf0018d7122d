import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { followRedirects } from './follow-redirects.ts'

/** Redirects as `source>destination`. */
function follow(...redirects: string[]) {
  return followRedirects(redirects.map(toRedirect))
}

function toRedirect(text: string) {
  const [source = '', destination = ''] = text.split('>')
  return { source, destination }
}

describe('followRedirects', () => {
  it.each<[string, string[], unknown[]]>([
    ['a redirect to a page', ['/a>/b'], [{ kind: 'direct' }]],
    [
      'a chain',
      ['/a>/b', '/c>/d', '/b>/c'],
      [{ kind: 'chain', destination: '/d' }, { kind: 'direct' }, { kind: 'chain', destination: '/d' }],
    ],
    ['a redirect to itself', ['/a>/a'], [{ kind: 'loop', indexes: [0] }]],
    [
      'a redirect into a loop',
      ['/x>/b', '/a>/b', '/b>/a'],
      [{ kind: 'into-loop' }, { kind: 'loop', indexes: [1, 2] }, { kind: 'into-loop' }],
    ],
    ['leading and trailing slashes', ['a/>/b/', '/b>c'], [{ kind: 'chain', destination: 'c' }, { kind: 'direct' }]],
    ['the removal of a slash', ['/a/>/a'], [{ kind: 'direct' }]],
    ['a query and a fragment', ['/a>/b?x#y', '/b>/c'], [{ kind: 'chain', destination: '/c' }, { kind: 'direct' }]],
    ['another site', ['/a>https://a.b/b', '/b>/c'], [{ kind: 'direct' }, { kind: 'direct' }]],
    [
      'the first of two redirects with the same source',
      ['/a>/b', '/b>/c', '/b>/a'],
      [{ kind: 'chain', destination: '/c' }, { kind: 'direct' }, { kind: 'chain', destination: '/c' }],
    ],
    ['nothing', [], []],
  ])('follows %s', (_, redirects, expected) => {
    expect(follow(...redirects)).toEqual(expected)
  })

  it('terminates, and returns each loop once', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e')
    const redirects = fc.uniqueArray(fc.record({ source: path, destination: path }), {
      selector: ({ source }) => source,
    })
    fc.assert(
      fc.property(redirects, (list) => {
        const ends = followRedirects(list)
        expect(ends).toHaveLength(list.length)
        const inLoops = ends.flatMap((end) => (end.kind === 'loop' ? end.indexes : []))
        expect(new Set(inLoops).size).toBe(inLoops.length)
        for (const [index, end] of ends.entries()) {
          let at: string | undefined = list[index]?.source
          for (let step = 0; step <= list.length; step++) at = list.find(({ source }) => source === at)?.destination
          // A walk with more steps than there are redirects is in a loop.
          expect(at !== undefined).toBe(end.kind === 'loop' || end.kind === 'into-loop')
        }
      }),
    )
  })
})
