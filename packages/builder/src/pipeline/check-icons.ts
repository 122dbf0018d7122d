import {
  type ConfigPath,
  type Diagnostic,
  type NavigationGroup,
  type SiteConfig,
  type SourceRange,
  START_OF_FILE,
} from '@spearmint/config'
import type { IconResolver } from '../icons/icon-resolver.ts'
import { toDiagnostic } from '../model/diagnostic-log.ts'
import type { Page } from '../model/page.ts'
import { toIconKind } from '../model/to-icon-kind.ts'

export interface CheckIconsInput {
  config: SiteConfig
  pages: readonly Page[]
  icons: IconResolver
  /** Where a value stands in the configuration file. Default: the start of the file. */
  locate?: ((path: ConfigPath) => SourceRange) | undefined
}

/** An icon with the place where an author asks for it. */
interface AskedIcon {
  icon: string | undefined
  type: string | undefined
  file: string
  range: () => SourceRange
}

const CONFIG_FILE = 'mint.json'

/**
 * Reports names of icons in the navigation that nobody knows, as `navigation/unknown-icon`: those of anchors, groups and
 * pages. Icons in the text of pages are reported where they stand, by the components.
 */
export function checkIcons({ config, pages, icons, locate = () => START_OF_FILE }: CheckIconsInput): Diagnostic[] {
  const asked = [...listConfigIcons(config, locate), ...pages.map(toPageIcon)]
  return asked.flatMap(({ icon = '', type, file, range }) => {
    if (toIconKind(icon) !== 'name') return []
    const { match, suggestions } = icons.resolve({ name: icon, type })
    if (match !== 'unknown') return []
    const message = `The icon ${JSON.stringify(icon)} is unknown; expected a name of Font Awesome or Lucide.`
    const mends = suggestions.map((suggestion) => `Write "${suggestion}".`)
    const problem = { code: 'navigation/unknown-icon', severity: 'warning', message, suggestions: mends } as const
    return [toDiagnostic(problem, file, range())]
  })
}

function toPageIcon({ file, frontmatter, frontmatterRange }: Page): AskedIcon {
  const { icon, iconType } = frontmatter
  return { icon, type: iconType, file, range: () => frontmatterRange ?? START_OF_FILE }
}

function listConfigIcons(config: SiteConfig, locate: (path: ConfigPath) => SourceRange): AskedIcon[] {
  const toAsked = (icon: string | undefined, type: string | undefined, path: ConfigPath): AskedIcon => ({
    icon,
    type,
    file: CONFIG_FILE,
    range: () => locate([...path, 'icon']),
  })
  const listGroup = (group: NavigationGroup, path: ConfigPath): AskedIcon[] => [
    toAsked(group.icon, group.iconType, path),
    ...group.pages.flatMap((entry, index) =>
      typeof entry === 'string' ? [] : listGroup(entry, [...path, 'pages', index]),
    ),
  ]
  return [
    ...config.anchors.map((anchor, index) => toAsked(anchor.icon, anchor.iconType, ['anchors', index])),
    ...config.navigation.flatMap((group, index) => listGroup(group, ['navigation', index])),
    toAsked(config.topAnchor.icon, config.topAnchor.iconType, ['topAnchor']),
  ]
}
