import { CONFIG_CODES, describeIconLibraries } from '@spearmint/config'
import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import { type IconResolver, type Page, toIconKind } from '../../core/index.ts'

/**
 * Reports unknown icons in the frontmatter of pages as `navigation/unknown-icon`. Icons in the configuration are
 * reported by its own rules, and icons in the content by the components.
 */
export function checkPageIcons(pages: readonly Page[], icons: IconResolver): Diagnostic[] {
  return pages.flatMap(({ file, frontmatter, iconRange }) => {
    const { icon = '', iconType } = frontmatter
    // A quote that isn't closed is reported as a problem of the frontmatter.
    if (toIconKind(icon) !== 'name' || /^["']/.test(icon)) return []
    const { match, suggestions } = icons.resolve({ name: icon, type: iconType })
    if (match !== 'unknown') return []
    const message = `The icon ${JSON.stringify(icon)} is unknown; expected the name of a ${describeIconLibraries(icons.library)} icon.`
    return [
      toDiagnostic(CONFIG_CODES, {
        code: 'navigation/unknown-icon',
        message,
        suggestions: suggestions.map((suggestion) => `Write "${suggestion}".`),
        file,
        range: iconRange,
      }),
    ]
  })
}
