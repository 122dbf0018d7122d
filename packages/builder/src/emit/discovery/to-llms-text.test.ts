import { describe, expect, it } from 'vitest'
import { toLlmsText } from './to-llms-text.ts'

const URL = 'https://docs.example.com'

describe('toLlmsText', () => {
  it('lists links under headings, without empty sections', () => {
    const links = [
      { title: 'Start [here]', url: `${URL}/a (b).md`, description: 'Two\n lines' },
      { title: 'Next', url: `${URL}/c.md`, description: '' },
    ]
    const sections = [
      { title: 'Docs', links },
      { title: 'Empty', links: [] },
      { title: 'Optional', links: [{ title: 'Blog', url: 'https://acme.example' }] },
    ]
    expect(toLlmsText({ name: 'Acme', description: 'All about\nAcme', instructions: [' Be kind. '], sections })).toBe(
      [
        '# Acme\n\n> All about Acme\n\nBe kind.\n\n## Docs\n',
        '- [Start \\[here\\]](https://docs.example.com/a%20%28b%29.md): Two lines',
        '- [Next](https://docs.example.com/c.md)\n',
        '## Optional\n\n- [Blog](https://acme.example)\n',
      ].join('\n'),
    )
  })

  it('is only a title for a site without anything', () => {
    expect(toLlmsText({ name: 'Acme', description: '', sections: [] })).toBe('# Acme\n')
  })
})
