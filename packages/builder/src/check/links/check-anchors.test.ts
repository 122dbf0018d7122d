import { START_OF_FILE } from '@spearmint/config/diagnostics'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import type { Page, ResolvedLink } from '../../core/index.ts'
import { type AnchorFacts, checkAnchors, toAnchors, toFragmentLinks } from './check-anchors.ts'

function toFacts(path: string, anchors: string[], links: [string, string][] = [], openapi?: string): AnchorFacts {
  const page = { file: `${path}.mdx`, permalink: `/${path}`, frontmatter: { ...(openapi && { openapi }) } } as Page
  const fragmentLinks = links.map(([permalink, fragment]) => {
    return { written: `${permalink}#${fragment}`, permalink, fragment, file: page.file, range: START_OF_FILE }
  })
  return { page, anchors, fragmentLinks }
}

function check(anchors: string[], fragment: string): string[][] {
  return checkAnchors([toFacts('a', [], [['/b', fragment]]), toFacts('b', anchors)]).map(
    ({ suggestions }) => suggestions,
  )
}

describe('checkAnchors', () => {
  it.each(['install', 'fees-&-billing', 'fees-%26-billing', 'top', 'TOP', 'footer', '%E4%B8%AD'])(
    'accepts #%s',
    (fragment) => {
      expect(check(['install', 'fees-&-billing', '中'], fragment)).toEqual([])
    },
  )

  it.each([
    ['instal', ['Did you mean "#install"?']],
    ['fees--billing', ['Did you mean "#fees-&-billing"?']],
    ['Install', ['Did you mean "#install"?']],
    ['%', ['Correct the part after "#", or remove it.']],
  ])('reports #%s', (fragment, suggestions) => {
    expect(check(['install', 'fees-&-billing'], fragment)).toEqual([suggestions])
  })

  it('skips pages whose operation is unknown, and pages that are not rendered', () => {
    const links: [string, string][] = [
      ['/users', 'x'],
      ['/elsewhere', 'x'],
    ]
    expect(checkAnchors([toFacts('a', [], links), toFacts('users', [], [], 'GET /users')])).toEqual([])
  })
})

it('toAnchors lists the IDs of a page and the names of its anchors, at any depth', () => {
  const body = [h('h2', { id: 'one' }), h('div', [h('a', { name: 'two' }), h('p', { id: 'three' })])]
  expect(toAnchors({ description: [h('b', { id: 'lead' })], body, aside: [h('p', { id: 'request' })] })).toEqual([
    'lead',
    'one',
    'two',
    'three',
    'request',
  ])
})

it('toFragmentLinks lists the links of a page that have a fragment', () => {
  const links: ResolvedLink[] = [
    { type: 'page', href: '/b.html#x', permalink: '/b', fragment: 'x' },
    { type: 'page', href: '/b.html', permalink: '/b', fragment: '' },
    { type: 'fragment', href: '#y:~:text=z', fragment: 'y:~:text=z' },
    { type: 'fragment', href: '#:~:text=z', fragment: ':~:text=z' },
    { type: 'external', href: 'https://b.dev/#x' },
  ]
  const references = links.map((link) => {
    return { kind: 'link' as const, written: 'w', link, file: 'a.mdx', range: START_OF_FILE }
  })
  const found = toFragmentLinks({ page: { permalink: '/a' } as Page, references })
  expect(found.map(({ permalink, fragment }) => `${permalink}#${fragment}`)).toEqual(['/b#x', '/a#y'])
})
