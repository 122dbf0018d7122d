import type { SiteConfig } from '@spearmint/config'
import type { Result } from 'hastscript'
import { renderGlyph } from '../elements/glyph.ts'

/**
 * Renders the button that switches between light and dark mode, unless the configuration hides it
 * (docs/reference/mint-json.mdx#page-frame). The script `mode` updates its `aria-pressed`.
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
