import type { Result } from 'hastscript'
import { renderGlyph } from '../elements/glyph.ts'
import type { Site } from '../site.ts'

/**
 * Renders the button that switches between light and dark mode, unless the configuration hides it
 * (docs/reference/mint-json.mdx#page-frame). The script `mode` updates its `aria-pressed`.
 */
export function renderModeToggle({ config: { modeToggle }, words }: Site): Result | null {
  if (modeToggle.isHidden) return null
  return (
    <button type="button" class="mode-toggle icon-button needs-js" aria-label={words.say('frame.darkMode')}>
      {renderGlyph('sun', 'block dark:hidden')}
      {renderGlyph('moon', 'hidden dark:block')}
    </button>
  )
}
