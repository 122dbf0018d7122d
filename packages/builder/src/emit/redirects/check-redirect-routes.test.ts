import { describe, expect, it } from 'vitest'
import { locateNothing } from '../../core/index.ts'
import { checkRedirectRoutes } from './check-redirect-routes.ts'

/** Checks redirects as `source>destination` in a site with a few pages and files. */
function check(...redirects: string[]) {
  const { diagnostics, circular } = checkRedirectRoutes({
    redirects: redirects.map((text) => {
      const [source = '', destination = ''] = text.split('>')
      return { source, destination, permanent: true }
    }),
    permalinks: ['/', '/start', '/guides/a', '/guides/b', '/guides/c', '/guides/deep/d'],
    taken: new Set(['index.html', 'start.html', 'guides/a.html', 'files/x.html', 'files/y.pdf']),
    locate: (path) => ({ ...locateNothing(path), file: path.join('.') }),
  })
  const found = diagnostics.map(({ code, file, message }) => `${file} ${code.split('/')[1]}: ${message}`)
  return { found, circular: [...circular], suggestions: diagnostics.flatMap(({ suggestions }) => suggestions) }
}

describe('checkRedirectRoutes', () => {
  it.each([
    ['to a page', ['/old>/start', '/older/*>/guides/a']],
    ['between folders', ['/old/:slug*>/guides/:slug*', '/docs/*>/files/*']],
    ['from one segment', ['/old/:id>/guides/:id']],
    ['to the first page and another site', ['/x/*>https://x.dev/*', '/:slug*>/']],
    ['that a rule of the configuration reports', ['/a>/b', '/b>/start', '/v/:x*>/w/:x*', '/w/:x*>/guides/:x*']],
    ['to a page that a later redirect also matches', ['/old>/guides/a', '/guides/a>/start']],
    ['with a source that nothing matches', ['/old?x>/old/y']],
  ])('accepts redirects %s', (_name, redirects) => {
    expect(check(...redirects)).toEqual({ found: [], circular: [], suggestions: [] })
  })

  it('reports a chain through wildcards, with the direct destination', () => {
    expect(check('/q>/old/a#x', '/old/:slug*>/guides/:slug*')).toEqual({
      found: [
        'redirects.0.destination redirect-chain: "redirects[0].destination" is "/old/a#x", which redirects to "/guides/a"; expected the final destination.',
      ],
      circular: [],
      suggestions: ['Write "/guides/a".'],
    })
    expect(check('/v1/:rest*>/v2/:rest*', '/v2/*>/guides/*').suggestions).toEqual(['Write "/guides/:rest*".'])
  })

  it.each<[string, string[], string[], number[]]>([
    [
      'a loop of wildcards',
      ['/l/:slug*>/l/x/:slug*'],
      [
        'redirects.0.destination redirect-loop: The redirect from "/l/:slug*" leads to a redirect loop: "/l/x/:slug*" to "/l/x/x/:slug*" to "/l/x/x/x/:slug*" to …; expected the path of a page.',
      ],
      [0],
    ],
    [
      'a loop that ends where there is a page',
      ['/:slug*>/guides/:slug*'],
      [
        'redirects.0.destination endless-redirect: "/:slug*" also matches the destination "/guides/:slug*", so an address without a page is redirected again and again.',
      ],
      [],
    ],
    [
      'a destination that matches nothing',
      ['/old/:slug*>/gone/:slug*'],
      [
        'redirects.0.destination dead-redirect: The destination "/gone/:slug*" of a redirect matches no page and no file.',
      ],
      [],
    ],
    [
      'a source with pages',
      ['/guides/*>/start'],
      [
        'redirects.0.source partly-shadowed-redirect: The redirect from "/guides/*" doesn\'t apply to "/guides/a", "/guides/b", "/guides/c" and 1 more, because there are pages or files at these addresses.',
      ],
      [],
    ],
    [
      'a source that an earlier one covers',
      ['/old/*>/start', '/old/sdk/*>/guides/*'],
      [
        'redirects.1.source covered-redirect: The redirect from "/old/sdk/*" never applies, because an earlier redirect matches the same addresses.',
      ],
      [],
    ],
  ])('reports %s', (_name, redirects, found, circular) => {
    expect(check(...redirects)).toMatchObject({ found, circular })
  })

  it('does not take a wildcard for one segment for one that covers many', () => {
    expect(check('/old/:id>/start', '/old/:slug*>/guides/:slug*').found).toEqual([])
  })
})
