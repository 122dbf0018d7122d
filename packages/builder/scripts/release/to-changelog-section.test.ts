import { describe, expect, it } from 'vitest'
import { addChangelogSection, toChangelogSection } from './to-changelog-section.ts'

const change = (summary: string, ...types: string[]) => ({ summary, releases: types.map((type) => ({ type })) })

describe('toChangelogSection', () => {
  it('groups changes by size, with the lines of each in one item', () => {
    const changes = [
      change('Fix a link.', 'patch'),
      change('Add `--urls`:\n\n- `html`\n', 'patch', 'minor'),
      change('Fix a title.', 'patch'),
      change('Change a test.', 'none'),
    ]
    expect(toChangelogSection('0.2.0', changes)).toBe(
      '## 0.2.0\n\n### New\n\n- Add `--urls`:\n\n  - `html`\n\n### Fixed\n\n- Fix a link.\n- Fix a title.\n',
    )
  })
})

describe('addChangelogSection', () => {
  it('puts the newest version first', () => {
    const first = addChangelogSection('# Changelog\n\nAbout it.\n', '## 1.0.0\n\nText.\n')
    expect(first).toBe('# Changelog\n\nAbout it.\n\n## 1.0.0\n\nText.\n')
    expect(addChangelogSection(first, '## 1.1.0\n')).toBe('# Changelog\n\nAbout it.\n\n## 1.1.0\n\n## 1.0.0\n\nText.\n')
  })
})
