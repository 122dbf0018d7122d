import { describe, expect, it } from 'vitest'
import type { HostFacts, UrlStyle } from '../../core/index.ts'
import { createRouter } from './create-router.ts'

const FILES: Record<UrlStyle, readonly string[]> = {
  html: ['index.html', 'index.md', 'a.html', 'a.md', 'b/c.html', 'b/index.html', 'x.png', 'old.html', '404.html'],
  clean: ['index.html', 'index.md', 'a.html', 'a.md', 'a/index.html', 'b/c.html', 'b/index.html', 'x.png', 'old.html'],
  folder: ['index.html', 'index.md', 'a/index.html', 'a.md', 'b/c/index.html', 'x.png', 'old/index.html', '404.html'],
}

const REDIRECTS: HostFacts['redirects'] = [
  { source: '/docs/old', destination: '/docs/a#top', status: 301 },
  { source: '/docs/old/', destination: '/docs/a#top', status: 301 },
  { source: '/docs/ä b', destination: 'https://ä.example/', status: 302 },
  { source: '/docs/v1/:slug*', destination: '/docs/v2/:slug*', status: 301 },
  { source: '/docs/*', destination: '/docs/never', status: 302 },
]

function route(urls: UrlStyle, path: string, accept?: string, redirects: HostFacts['redirects'] = []): string {
  const files = new Set(FILES[urls])
  const router = createRouter({ host: { urls, redirects }, base: '/docs', hasFile: (file) => files.has(file) })
  const found = router(`/docs${path}`, accept)
  if (found.type === 'redirect') return `${found.status} ${found.location}`
  return found.type === 'missing' ? '404' : `${found.path}${found.variesByAccept ? ' (varies)' : ''}`
}

describe('createRouter', () => {
  it.each<[UrlStyle, string, string]>([
    ['html', '/', 'index.html (varies)'],
    ['html', '/a.html', 'a.html (varies)'],
    ['html', '/a', 'a.html (varies)'],
    ['html', '/b/', 'b/index.html'],
    ['html', '/c', '404'],
    ['clean', '/', 'index.html (varies)'],
    ['clean', '/index.html', '301 /docs/'],
    ['clean', '/a', 'a.html (varies)'],
    ['clean', '/a.html', '301 /docs/a'],
    ['clean', '/a/', '301 /docs/a'],
    ['clean', '/a/index.html', '301 /docs/a/'],
    ['clean', '/b', '301 /docs/b/'],
    ['clean', '/b.html', '404'],
    ['clean', '/b/', 'b/index.html'],
    ['clean', '/b/c', 'b/c.html'],
    ['clean', '/x.png', 'x.png'],
    ['clean', '/c', '404'],
    ['folder', '/', 'index.html (varies)'],
    ['folder', '/a/', 'a/index.html (varies)'],
    ['folder', '/a', '301 /docs/a/'],
    ['folder', '/a/index.html', '301 /docs/a/'],
    ['folder', '/a.html', '301 /docs/a/'],
    ['folder', '/b.html', '404'],
    ['html', '/404', '404'],
    ['html', '/404.html', '404'],
    ['html', '/index', '301 /docs/'],
    ['html', '/b/index', '301 /docs/b/'],
    ['clean', '/404', '404'],
    ['clean', '/404/', '404'],
    ['clean', '/404.html', '404'],
    ['clean', '/index', '301 /docs/'],
    ['clean', '/b/index', '301 /docs/b/'],
    ['folder', '/404', '404'],
    ['folder', '/404.html', '404'],
    ['folder', '/index', '301 /docs/'],
    ['folder', '/x.png', 'x.png'],
    ['folder', '/x.png/', '404'],
  ])('in the style %s, responds to %s with %s', (urls, path, expected) => {
    expect(route(urls, path)).toBe(expected)
  })

  it.each([
    ['text/markdown', 'a.md (varies)'],
    ['text/markdown, */*', 'a.md (varies)'],
    ['text/html;q=0.5, Text/Markdown; q=0.8', 'a.md (varies)'],
    ['text/html, text/markdown;q=0.9', 'a.html (varies)'],
    ['text/markdown;q=0', 'a.html (varies)'],
    ['*/*', 'a.html (varies)'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'a.html (varies)'],
    [undefined, 'a.html (varies)'],
  ])('responds to the header Accept: %s', (accept, expected) => {
    expect(route('clean', '/a', accept)).toBe(expected)
  })

  it('finds the Markdown of the start page and of pages in folders', () => {
    expect(route('folder', '/a/', 'text/markdown')).toBe('a.md (varies)')
    expect(route('folder', '/', 'text/markdown')).toBe('index.md (varies)')
    expect(route('folder', '/b/c/', 'text/markdown')).toBe('b/c/index.html')
  })

  it.each<[string, string]>([
    ['/old', '301 /docs/a#top'],
    ['/old/', '301 /docs/a#top'],
    ['/ä b', '302 https://%C3%A4.example/'],
    ['/v1/x/y', '301 /docs/v2/x/y'],
    ['/a', 'a.html (varies)'],
    ['/other', '302 /docs/never'],
  ])('redirects %s: first sources without wildcards, then files, then wildcards: %s', (path, expected) => {
    expect(route('clean', path, undefined, REDIRECTS)).toBe(expected)
  })
})
