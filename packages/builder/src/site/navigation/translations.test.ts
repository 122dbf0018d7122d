import { describe, expect, it } from 'vitest'
import { createTestPage } from './testing/create-test-site.ts'
import { createTestTree } from './testing/create-test-tree.ts'
import { listLanguages, listTranslations } from './translations.ts'

describe('listTranslations', () => {
  const [english, chinese, alone] = [createTestPage('en/a'), createTestPage('cn/a'), createTestPage('en/b')]
  const tree = createTestTree({
    divisions: [
      { version: 'English', locale: 'en', isDefault: true, pages: [english, alone] },
      { version: 'Chinese', locale: 'cn', isDefault: false, pages: [chinese] },
      { version: 'Elsewhere', locale: 'fr', href: 'https://fr.example' },
      { version: 'v1' },
    ],
  })

  it('lists a page in all languages of this site', () => {
    const expected = [
      { tag: 'en', page: english, isDefault: true },
      { tag: 'zh-CN', page: chinese, isDefault: false },
    ]
    expect(listTranslations(english, tree)).toEqual(expected)
    expect(listTranslations(chinese, tree)).toEqual(expected)
  })

  it('does not list a page that only replaces a missing translation', () => {
    expect(listTranslations(alone, tree)).toEqual([])
  })

  it('lists nothing if versions are not languages', () => {
    const versions = [
      { version: 'v2', pages: [english] },
      { version: 'v1', pages: [chinese] },
    ]
    expect(listTranslations(english, createTestTree({ divisions: versions }))).toEqual([])
  })

  it('pairs the pages of each version in languages with versions', () => {
    const toVersions = (language: string) =>
      ['v2', 'v1'].map((version) => ({ version, pages: [createTestPage(`${language}/${version}/a`)] }))
    const french = toVersions('fr')
    const versions = createTestTree({
      divisions: [
        { language: 'en', locale: 'en', divisions: toVersions('en') },
        { language: 'fr', locale: 'fr', divisions: french },
      ],
    })
    const page = french[1]?.pages[0] ?? alone
    expect(listTranslations(page, versions).map(({ page: { path } }) => path)).toEqual(['en/v1/a', 'fr/v1/a'])
  })
})

describe('listLanguages', () => {
  it('chooses one of several versions in a language, the default one if there is one', () => {
    const { root } = createTestTree({
      divisions: [
        { version: 'v1', locale: 'en', isDefault: false },
        { version: 'v2', locale: 'en', isDefault: true },
        { version: 'v2 (中文)', locale: 'cn', isDefault: false },
        { version: 'v1 (中文)', locale: 'zh-CN', isDefault: false },
      ],
    })
    expect(listLanguages(root).map(({ name }) => name)).toEqual(['v2', 'v2 (中文)'])
  })
})
