import type { SiteConfig } from '@spearmint/config'
import type { Result } from 'hastscript'
import { renderGlyph } from '../elements/glyph.ts'

/**
 * The button that changes between light and dark (reference 3.2); nothing when the configuration hides it. The script
 * `mode` keeps its `aria-pressed`.
 */
export function renderModeToggle({ modeToggle }: SiteConfig): Result | null {
  if (modeToggle.isHidden) return null
  return (
    <button type="button" class="mode-toggle icon-button needs-js" aria-label="Dark mode">
      {renderGlyph('sun', 'block dark:hidden')}
      {renderGlyph('moon', 'hidden dark:block')}
    </button>
  )
}
