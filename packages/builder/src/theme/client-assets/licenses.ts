import type { SiteConfig } from '@spearmint/config'
import type { LoadedClient } from './loaded-client.ts'

/** The parts of a site that contain work of third parties. */
interface LicensedParts {
  /** Names of the islands that it uses. */
  islands: ReadonlySet<string>
  usesTabler: boolean
  /** Whether it has the default fonts. */
  usesFonts: boolean
}

/** Islands whose scripts contain third-party packages. */
const WITH_PACKAGES = ['config-validator', 'mermaid']

/**
 * Returns the notices for the third-party work in a built site, for a file next to Spearmint's own.
 * @param readLicenses reads the licenses of the packages in all scripts; called only if the site has such a script
 * @param readFontLicenses called only if the site has the default fonts
 */
export function toLicenseNotices(
  { islands, usesTabler, usesFonts }: LicensedParts,
  { readLicenses, readFontLicenses }: Pick<LoadedClient, 'readLicenses' | 'readFontLicenses'>,
): string {
  const icons = usesTabler ? `${ICON_NOTICES}${TABLER_NOTICE}` : ICON_NOTICES
  const fonts = usesFonts ? [readFontLicenses()] : []
  const packages = WITH_PACKAGES.some((name) => islands.has(name)) ? [readLicenses()] : []
  return [icons, ...fonts, ...packages].join('\n')
}

/** Whether icons of a site may be from Tabler: all of them, or one in the configuration. */
export function usesTablerIcons(config: SiteConfig): boolean {
  return config.icons.library === 'tabler' || JSON.stringify(config).includes('"iconLibrary":"tabler"')
}

const ICON_NOTICES = `This site was built with Spearmint (MIT).

Icons drawn in its pages:
- Font Awesome Free 6 by Fonticons, Inc. (https://fontawesome.com), CC BY 4.0: https://creativecommons.org/licenses/by/4.0/
- Lucide (https://lucide.dev), ISC: Copyright (c) Lucide Contributors
`

const TABLER_NOTICE = '- Tabler Icons (https://tabler.io/icons), MIT: Copyright (c) Paweł Kuna\n'
