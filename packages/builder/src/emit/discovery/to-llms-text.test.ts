import { describe, expect, it } from 'vitest'
import { toLlmsText } from './to-llms-text.ts'

const EMPTY = { name: 'Acme', description: '', pages: [], specs: [], outside: [] }
const URL = 'https://docs.example.com'

describe('toLlmsText', () => {
  it('lists pages, specs and links to other sites', () => {
    const pages = [
      { title: 'Start [here]', url: `${URL}/a (b).md`, description: 'Two\n lines' },
      { title: 'Next', url: `${URL}/c.md`, description: '' },
    ]
    const specs = [{ title: 'pets', url: `${URL}/pets.json` }]
    const outside = [{ title: 'Blog', url: 'https://acme.example' }]
    const { text, omitted } = toLlmsText({ name: 'Acme', description: 'All about\nAcme', pages, specs, outside })
    expect(omitted).toBe(0)
    expect(text).toBe(
      [
        '# Acme\n\n> All about Acme\n\n## Docs\n',
        '- [Start \\[here\\]](https://docs.example.com/a%20%28b%29.md): Two lines',
        '- [Next](https://docs.example.com/c.md)\n',
        '## OpenAPI Specs\n\n- [pets](https://docs.example.com/pets.json)\n',
        '## Optional\n\n- [Blog](https://acme.example)\n',
      ].join('\n'),
    )
  })

  it('has no empty sections', () => {
    expect(toLlmsText(EMPTY).text).toBe('# Acme\n')
  })

  it.each([
    ['all with descriptions', 200, 300, 0, true],
    ['all without descriptions', 1000, 300, 0, false],
    ['the first pages', 5000, 300, 1, false],
  ])('has at most 100,000 characters: %s', (_, count, length, least, isDescribed) => {
    const pages = Array.from({ length: count }, (_, index) => ({
      title: `Page ${index}`,
      url: `${URL}/page-${index}.md`,
      description: 'x'.repeat(length),
    }))
    const outside = [{ title: 'Blog', url: 'https://acme.example' }]
    const { text, omitted } = toLlmsText({ ...EMPTY, pages, outside })
    expect(text.length).toBeLessThanOrEqual(100_000)
    expect(Math.min(omitted, 1)).toBe(least)
    expect(text.match(/^- \[Page /gm)).toHaveLength(count - omitted)
    expect(text.includes(': x')).toBe(isDescribed)
    expect(text).toMatch(/\n\n## Optional\n\n- \[Blog\]\(https:\/\/acme\.example\)\n$/)
    if (omitted > 0) expect(text.length).toBeGreaterThan(99_900)
  })
})
