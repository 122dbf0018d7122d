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
function parseWith(key: string, value: string): ReturnType<typeof parsePage> {
  return parsePage('a.mdx', `---\n${key}: ${JSON.stringify(value)}\n---\n`)
}

describe('the address of a parsed page', () => {
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
  ])('is for %s the path %s and the permalink %s', (file, path, permalink) => {
    expect(parsePage(file, '').page).toMatchObject({ file, path, permalink })
  })
})

describe('the title of a parsed page', () => {
  it.each(readCases<{ path: string; title: string }>('title-cases'))('is "$title" for $path', ({ path, title }) => {
    expect(parsePage(`${path}.mdx`, 'Text.').page.title).toBe(title)
  })

  it.each([
    ['guides/getting-started', 'Getting started'],
    ['a--b__c', 'A b c'],
    ['ärger', 'Ärger'],
    ['-', '-'],
  ])('is generated from the path %s: "%s"', (path, title) => {
    expect(parsePage(`${path}.mdx`, '').page.title).toBe(title)
  })

  it('comes from the frontmatter', () => {
    expect(parseWith('title', 'Use `x`: a "test" 🎉').page.title).toBe('Use `x`: a "test" 🎉')
  })

  it.each(['""', '', '~', '"  "'])('does not come from the empty value %s', (value) => {
    expect(parsePage('quick-start.mdx', `---\ntitle: ${value}\n---\n`).page.title).toBe('Quick start')
  })
})

describe('the endpoint of a parsed page', () => {
  it.each(readCases<ApiCase>('api-string-cases'))('is as recorded for api: $value', ({ value, parsed }) => {
    const { page, diagnostics } = parseWith('api', value)
    if ('error' in parsed) {
      expect(page.endpoint).toBeUndefined()
      expect(diagnostics).toMatchObject([{ code: 'page/api', severity: 'warning', line: 2, column: 6 }])
      expect(diagnostics[0]?.message).toContain(value)
    } else {
      expect(page.endpoint).toEqual({ method: parsed.method.toUpperCase(), target: parsed.path })
      expect(diagnostics).toEqual([])
    }
  })

  it.each(readCases<OpenApiCase>('openapi-string-cases'))('is as recorded for openapi: $value', ({ value, parsed }) => {
    const { page, diagnostics } = parseWith('openapi', value)
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
  ])('comes from %s: %s', (key, value, endpoint) => {
    expect(parseWith(key, value).page.endpoint).toEqual(endpoint)
  })

  it('comes from api if a page has both keys', () => {
    const { page } = parsePage('a.mdx', '---\napi: GET /a\nopenapi: POST /b\n---\n')
    expect(page.endpoint).toEqual({ method: 'GET', target: '/a' })
  })
})
