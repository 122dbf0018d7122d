import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listSpecPages } from './list-spec-pages.ts'
import { parseTestSpec } from './testing/parse-test-spec.ts'

const read = (name: string): string => readFileSync(new URL(`cases/${name}`, import.meta.url), 'utf8')

/** The pages that Mintlify's tool generates from the same file. */
const recorded = read('openapi-autopages-output.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { title: string; href: string; method: string; path: string; hidden: boolean })

/**
 * Titles that differ from the recorded ones. Mintlify derives the title from a slug without slashes (`Put apiuser`). We
 * keep the words of the path separate.
 */
const DIFFERENT: Record<string, { title: string; href: string }> = {
  '/api-reference/user-groups/put-apiuser': { title: 'Put api user', href: '/api-reference/user-groups/put-api-user' },
}

describe('listSpecPages', () => {
  it.each(recorded)('lists the recorded page of $method $path', ({ method, path, ...expected }) => {
    const pages = listSpecPages(parseTestSpec(read('openapi-autopages-input.json')))
    const page = pages.find(({ head }) => head.method.toLowerCase() === method && head.path === path)
    const { title, href } = DIFFERENT[expected.href] ?? expected
    expect({ title: page?.title, href: `/${page?.path}`, hidden: page?.isHidden }).toEqual({
      title,
      href,
      hidden: expected.hidden,
    })
  })

  it('lists no other pages: excluded operations have none', () => {
    expect(listSpecPages(parseTestSpec(read('openapi-autopages-input.json')))).toHaveLength(recorded.length)
  })

  it('shortens names that file systems would refuse, without making two names equal', () => {
    const long = 'ä'.repeat(300)
    const get = (summary: string, tags: string[] = []) => ({ get: { summary, tags } })
    const spec = parseTestSpec({ paths: { '/a': get(`${long}a`), '/b': get(`${long}b`), '/c': get('c', [long]) } })
    const paths = listSpecPages(spec, 'api').map(({ path }) => path)
    expect(new Set(paths).size).toBe(3)
    for (const path of paths) {
      expect(path).toMatch(/^api\/ä{90,}-[\w-]{8}(?:\/c)?$/)
      for (const name of path.split('/')) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200)
    }
  })

  it('numbers repeated paths and skips paths that are taken', () => {
    const spec = parseTestSpec({ paths: { '/a': { get: { summary: 'List' } }, '/b': { get: { summary: 'List' } } } })
    expect(listSpecPages(spec, 'api', new Set(['api/list'])).map(({ path }) => path)).toEqual([
      'api/list-1',
      'api/list-2',
    ])
  })
})
