import type { SiteConfig } from '../../model/site-config.ts'
import { CODE_THEMES } from '../code-themes.ts'
import type { StylingInput } from '../schema/styling.ts'

/**
 * Converts how code blocks look. There is one set of code colors for each mode. A syntax theme selects the set for light
 * or for dark code, whichever it was made for. Code follows the mode of the page if its two themes differ in this, or if
 * a theme is unknown.
 */
export function toCodeBlock(codeblocks: StylingInput['codeblocks'] = 'system'): SiteConfig['codeBlock'] {
  if (codeblocks === 'system' || codeblocks === 'dark') {
    return { mode: codeblocks === 'dark' ? 'dark' : 'auto', languages: [] }
  }
  const { theme, languages } = typeof codeblocks === 'string' ? { theme: codeblocks } : codeblocks
  const pair = typeof theme === 'string' ? { light: theme, dark: theme } : theme
  return {
    mode: pair === undefined ? 'auto' : toMode(pair),
    ...(pair && { theme: pair }),
    languages: languages?.custom ?? [],
  }
}

function toMode({ light, dark }: { light: string; dark: string }): SiteConfig['codeBlock']['mode'] {
  const mode = CODE_THEMES.get(light)
  return mode === undefined || mode === 'both' || mode !== CODE_THEMES.get(dark) ? 'auto' : mode
}
