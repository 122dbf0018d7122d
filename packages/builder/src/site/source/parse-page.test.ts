import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parsePage } from './parse-page.ts'

function readCases<Case>(name: string): Case[] {
  const text = readFileSync(new URL(`page/fixtures/${name}.jsonl`, import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Case)
}

interface ApiCase {
  value: string
  parsed: { method: string; path: string } | { error: string }
}

interface OpenApiCase {
  value: string
  parsed: { method: string; endpoint: string; filename?: string } | null
}

/** A page with one key of frontmatter. */
function readWith(key: string, value: string): ReturnType<typeof parsePage> {
  return parsePage('a.mdx', `---\n${key}: ${JSON.stringify(value)}\n---\n`)
}

describe('parsePage: addresses', () => {
  it.each([
    ['introduction.mdx', 'introduction', '/introduction'],
    ['guides/a.md', 'guides/a', '/guides/a'],
    ['index.mdx', 'index', '/'],
    ['guides/index.mdx', 'guides/index', '/guides'],
    ['index/index.mdx', 'index/index', '/'],
    ['guides/my-index.mdx', 'guides/my-index', '/guides/my-index'],
    ['api/FAQ.mdx', 'api/FAQ', '/api/FAQ'],
    ['llms/inference.net.mdx', 'llms/inference.net', '/llms/inference.net'],
    ['a b/ñ: x.mdx', 'a b/ñ: x', '/a b/ñ: x'],
  ])('%s is the page %s at %s', (file, path, permalink) => {
    expect(parsePage(file, '').page).toMatchObject({ file, path, permalink })
  })
})

describe('parsePage: titles', () => {
  it.each(readCases<{ path: string; title: string }>('title-cases'))('makes "$title" of $path', ({ path, title }) => {
    expect(parsePage(`${path}.mdx`, 'Text.').page.title).toBe(title)
  })

  it.each([
    ['guides/getting-started', 'Getting started'],
    ['a--b__c', 'A b c'],
    ['ärger', 'Ärger'],
    ['-', '-'],
  ])('makes of %s the title "%s"', (path, title) => {
    expect(parsePage(`${path}.mdx`, '').page.title).toBe(title)
  })

  it('takes the title of the frontmatter', () => {
    expect(readWith('title', 'Use `x`: a "test" 🎉').page.title).toBe('Use `x`: a "test" 🎉')
  })

  it.each(['""', '', '~', '"  "'])('does not take %s for a title', (value) => {
    expect(parsePage('quick-start.mdx', `---\ntitle: ${value}\n---\n`).page.title).toBe('Quick start')
  })
})

describe('parsePage: endpoints', () => {
  it.each(readCases<ApiCase>('api-string-cases'))('reads api: $value as recorded', ({ value, parsed }) => {
    const { page, diagnostics } = readWith('api', value)
    if ('error' in parsed) {
      expect(page.endpoint).toBeUndefined()
      expect(diagnostics).toMatchObject([{ code: 'page/api', severity: 'warning', line: 2, column: 6 }])
      expect(diagnostics[0]?.message).toContain(value)
    } else {
      expect(page.endpoint).toEqual({ method: parsed.method.toUpperCase(), target: parsed.path })
      expect(diagnostics).toEqual([])
    }
  })

  it.each(readCases<OpenApiCase>('openapi-string-cases'))('reads openapi: $value as recorded', ({ value, parsed }) => {
    const { page, diagnostics } = readWith('openapi', value)
    const endpoint = parsed && { method: parsed.method.toUpperCase(), target: parsed.endpoint }
    expect(page.endpoint ?? null).toEqual(endpoint)
    expect(diagnostics.map(({ code }) => code)).toEqual(parsed ? [] : ['page/openapi'])
  })

  it.each([
    ['api', 'POST https://api.example.com/v1/{id}', { method: 'POST', target: 'https://api.example.com/v1/{id}' }],
    ['api', 'GET /a b', undefined],
    ['api', 'GET', undefined],
    ['openapi', 'v2 post /annotations', { method: 'POST', target: '/annotations' }],
    ['openapi', 'webhook orderCreated', { method: 'WEBHOOK', target: 'orderCreated' }],
    ['openapi', 'GET /api/feature_access/', { method: 'GET', target: '/api/feature_access/' }],
  ])('reads %s: %s', (key, value, endpoint) => {
    expect(readWith(key, value).page.endpoint).toEqual(endpoint)
  })

  it('prefers the operation written for this page to that of a description', () => {
    const { page } = parsePage('a.mdx', '---\napi: GET /a\nopenapi: POST /b\n---\n')
    expect(page.endpoint).toEqual({ method: 'GET', target: '/a' })
  })
})
