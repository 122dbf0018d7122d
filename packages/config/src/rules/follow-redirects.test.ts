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
    ['one that leads to a page', ['/a>/b'], [{ kind: 'direct' }]],
    [
      'a chain',
      ['/a>/b', '/c>/d', '/b>/c'],
      [{ kind: 'chain', destination: '/d' }, { kind: 'direct' }, { kind: 'chain', destination: '/d' }],
    ],
    ['one to itself', ['/a>/a'], [{ kind: 'loop', positions: [0] }]],
    [
      'a circle that another leads into',
      ['/x>/b', '/a>/b', '/b>/a'],
      [{ kind: 'into-loop' }, { kind: 'loop', positions: [1, 2] }, { kind: 'into-loop' }],
    ],
    ['slashes at the ends', ['a/>/b/', '/b>c'], [{ kind: 'chain', destination: 'c' }, { kind: 'direct' }]],
    ['a matter of slashes', ['/a/>/a'], [{ kind: 'direct' }]],
    ['query and fragment', ['/a>/b?x#y', '/b>/c'], [{ kind: 'chain', destination: '/c' }, { kind: 'direct' }]],
    ['another site', ['/a>https://a.b/b', '/b>/c'], [{ kind: 'direct' }, { kind: 'direct' }]],
    [
      'the first of two',
      ['/a>/b', '/b>/c', '/b>/a'],
      [{ kind: 'chain', destination: '/c' }, { kind: 'direct' }, { kind: 'chain', destination: '/c' }],
    ],
    ['nothing', [], []],
  ])('follows %s', (_, redirects, expected) => {
    expect(follow(...redirects)).toEqual(expected)
  })

  it('comes to an end, and tells each circle once', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e')
    const redirects = fc.uniqueArray(fc.record({ source: path, destination: path }), {
      selector: ({ source }) => source,
    })
    fc.assert(
      fc.property(redirects, (list) => {
        const ends = followRedirects(list)
        expect(ends).toHaveLength(list.length)
        const inLoops = ends.flatMap((end) => (end.kind === 'loop' ? end.positions : []))
        expect(new Set(inLoops).size).toBe(inLoops.length)
        for (const [index, end] of ends.entries()) {
          let at: string | undefined = list[index]?.source
          for (let step = 0; step <= list.length; step++) at = list.find(({ source }) => source === at)?.destination
          // Whoever walks longer than there are redirects walks in a circle.
          expect(at !== undefined).toBe(end.kind === 'loop' || end.kind === 'into-loop')
        }
      }),
    )
  })
})
