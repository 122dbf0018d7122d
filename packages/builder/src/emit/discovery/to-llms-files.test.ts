import { describe, expect, it } from 'vitest'
import { type ListedPage, type LlmsFilesInput, toLlmsFiles } from './to-llms-files.ts'

const URL = 'https://docs.example.com'

const EMPTY: LlmsFilesInput = {
  name: 'Acme',
  description: '',
  pages: [],
  editions: [],
  specs: [],
  outside: [],
  toUrl: (path) => `${URL}/${path}`,
  isTaken: () => false,
}

function toPages(count: number, trail: (index: number) => string[] = () => [], length = 100): ListedPage[] {
  return Array.from({ length: count }, (_, index) => ({
    title: `Page ${index}`,
    url: `${URL}/page-${index}.md`,
    description: 'x'.repeat(length),
    trail: trail(index),
  }))
}

function listPages(texts: readonly string[]): string[] {
  return texts.flatMap((text) => [...text.matchAll(/\/page-(\d+)\.md/g)].map(([, number = '']) => number))
}

describe('toLlmsFiles', () => {
  it('is one list if it is short enough', () => {
    const { text, parts } = toLlmsFiles({ ...EMPTY, pages: toPages(300) })
    expect(text.length).toBeLessThanOrEqual(50_000)
    expect(listPages([text])).toHaveLength(300)
    expect(parts).toEqual([])
  })

  it.each<[string, (index: number) => string[], string[]]>([
    ['divisions', (index) => [index < 300 ? 'Guides' : 'API & more'], ['llms/guides.txt', 'llms/api-more.txt']],
    [
      'groups of a division that is too long',
      (index) => ['Guides', index < 200 ? 'First' : 'Second'],
      ['llms/guides-first.txt', 'llms/guides-second.txt'],
    ],
    ['numbers, if nothing else divides them', () => ['Guides'], ['llms/guides-1.txt', 'llms/guides-2.txt']],
    ['numbers, without any name', () => [], ['llms/1.txt', 'llms/2.txt']],
    [
      'divisions whose names have no letters for paths',
      (index) => [index < 300 ? '指南' : '参考'],
      ['llms/pages.txt', 'llms/pages-2.txt'],
    ],
  ])('is divided by %s', (_, trail, paths) => {
    const { text, parts, omitted } = toLlmsFiles({ ...EMPTY, pages: toPages(500, trail) })
    expect(omitted).toBe(0)
    expect(parts.map(({ path }) => path)).toEqual(paths)
    for (const { path, text: part } of parts) {
      expect(text).toContain(`(${URL}/${path}): `)
      expect(part.length).toBeLessThanOrEqual(50_000)
      expect(part).toContain(`${URL}/llms.txt`)
    }
    expect(listPages([text])).toEqual([])
    expect(listPages(parts.map((part) => part.text))).toEqual(Array.from({ length: 500 }, (_, index) => `${index}`))
  })

  it('lists other versions and OpenAPI documents in files of their own, at paths that are free', () => {
    const specs = [{ title: 'pets', url: `${URL}/pets.json` }]
    const editions = [{ name: 'Français', id: 'fr', pages: toPages(1) }]
    const taken = new Set(['llms/fr.txt'])
    const input = { ...EMPTY, pages: toPages(2), editions, specs, isTaken: (path: string) => taken.has(path) }
    const { text, parts } = toLlmsFiles(input)
    expect(parts.map(({ path }) => path)).toEqual(['llms/openapi.txt', 'llms/fr-2.txt'])
    expect(parts[0]?.text).toBe(
      `# Acme: OpenAPI\n\n> OpenAPI documents: 1. All lists of this site: ${URL}/llms.txt\n\n## OpenAPI Specs\n\n- [pets](${URL}/pets.json)\n`,
    )
    expect(text).toContain(
      `## OpenAPI Specs\n\n- [OpenAPI documents](${URL}/llms/openapi.txt): pets\n\n## Other versions and languages\n\n- [Français](${URL}/llms/fr-2.txt): 1 page: Page 0\n`,
    )
  })

  it('leaves out the last lists if there are too many', () => {
    const pages = toPages(3_000, (index) => [`${'n'.repeat(90)} ${index}`], 0)
    const { text, parts, omitted } = toLlmsFiles({ ...EMPTY, pages })
    expect(text.length).toBeLessThanOrEqual(50_000)
    expect(parts).toHaveLength(3_000)
    expect(omitted).toBeGreaterThan(2_000)
  })
})
