import { type Diagnostic, START_OF_FILE } from '@spearmint/config'
import { type IconResolver, type Page, toDiagnostic, toIconKind } from '../../core/index.ts'

/**
 * Reports the icons of pages in the sidebar that nobody knows, as `navigation/unknown-icon`. Those of the configuration
 * are reported by its own rules, those in the text of pages by the components.
 */
export function checkPageIcons(pages: readonly Page[], icons: IconResolver): Diagnostic[] {
  return pages.flatMap(({ file, frontmatter, frontmatterRange }) => {
    const { icon = '', iconType } = frontmatter
    if (toIconKind(icon) !== 'name') return []
    const { match, suggestions } = icons.resolve({ name: icon, type: iconType })
    if (match !== 'unknown') return []
    const message = `The icon ${JSON.stringify(icon)} is unknown; expected a name of Font Awesome or Lucide.`
    const mends = suggestions.map((suggestion) => `Write "${suggestion}".`)
    const problem = { code: 'navigation/unknown-icon', severity: 'warning', message, suggestions: mends } as const
    return [toDiagnostic(problem, file, frontmatterRange ?? START_OF_FILE)]
  })
}
