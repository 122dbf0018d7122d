import { AA_TEXT, CODE_PALETTE_NAMES, type SiteConfig, toContrast } from '@spearmint/config'
import { describe, expect, it } from 'vitest'
import { toCodeThemeRules } from './code-theme.ts'

function render(light?: string, dark = light): string {
  const theme = light === undefined || dark === undefined ? {} : { theme: { light, dark } }
  return toCodeThemeRules({ codeBlock: { mode: 'auto', languages: [], ...theme } } as Pick<
    SiteConfig,
    'codeBlock'
  >).join()
}

describe('toCodeThemeRules', () => {
  it.each(CODE_PALETTE_NAMES)('has twelve legible colors for %s', (name) => {
    const [surface = '', ...texts] = render(name).match(/#[0-9a-f]{6}\b/g) ?? []
    expect(texts).toHaveLength(11)
    for (const text of texts) expect(toContrast(text, surface)).toBeGreaterThanOrEqual(AA_TEXT)
  })

  it('has colors for both modes', () => {
    expect(render('github-light', 'dracula')).toContain('--surface-code: light-dark(#ffffff, #282a36);')
  })

  it('changes nothing without a theme, or with one that it has no colors for', () => {
    expect([render(), render('css-variables'), render('github-light', 'houston')]).toEqual(['', '', ''])
  })
})
