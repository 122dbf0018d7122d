import { findNearest } from '../../diagnostics/index.ts'
import type { ValueProblem } from '../../problems/config-problem.ts'
import { describePath } from '../../problems/describe-path.ts'
import { describeValue } from '../../problems/describe-value.ts'
import type { PlacedText } from '../../rules/placed-text.ts'
import { CODE_PALETTE_NAMES, CODE_THEMES, type CodeThemeMode } from '../code-themes.ts'
import type { StylingInput } from '../schema/styling.ts'
import type { DocsFacts } from './docs-facts.ts'

const MODES: Record<CodeThemeMode, string> = {
  light: 'the light code colors of Spearmint',
  dark: 'the dark code colors of Spearmint',
  both: 'the code colors of Spearmint, in the mode of the page',
}

/**
 * Notes that a syntax theme stands for the code colors of Spearmint, and warns about unknown themes. Of a pair, both need
 * colors of their own to be used.
 */
export function checkCodeTheme({ settings }: DocsFacts): ValueProblem[] {
  const themes = listThemes(settings.styling?.codeblocks)
  if (themes.every(({ text }) => CODE_PALETTE_NAMES.includes(text))) return []
  return themes.map(({ text, path }) => {
    const mode = CODE_THEMES.get(text)
    return mode === undefined
      ? toUnknownTheme(text, path)
      : {
          code: 'config/mapped-code-theme',
          path,
          at: 'value',
          message: `${describePath(path)} is ${describeValue(text)}, which stands for ${MODES[mode]}.`,
          suggestions: ['No action is needed. Set the custom properties --code-* in a stylesheet to use other colors.'],
        }
  })
}

function toUnknownTheme(text: string, path: PlacedText['path']): ValueProblem {
  const near = findNearest(text, [...CODE_THEMES.keys(), 'system'])
  const [only] = near
  return {
    code: 'config/unknown-code-theme',
    path,
    at: 'value',
    message: `${describePath(path)} is ${describeValue(text)}, which is not a known syntax theme; code follows the mode of the page.`,
    suggestions: near.length > 0 ? near.map((name) => `Write "${name}".`) : ['Write "system" or "dark".'],
    change: near.length === 1 && only !== undefined ? { kind: 'replace', path, value: only } : undefined,
  }
}

function listThemes(codeblocks: StylingInput['codeblocks'] = 'system'): PlacedText[] {
  const path = ['styling', 'codeblocks']
  if (codeblocks === 'system' || codeblocks === 'dark') return []
  if (typeof codeblocks === 'string') return [{ text: codeblocks, path }]
  const { theme } = codeblocks
  if (theme === undefined) return []
  const at = [...path, 'theme']
  if (typeof theme === 'string') return [{ text: theme, path: at }]
  return [
    { text: theme.light, path: [...at, 'light'] },
    { text: theme.dark, path: [...at, 'dark'] },
  ]
}
