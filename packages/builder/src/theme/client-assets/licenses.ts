import type { SiteConfig } from '@spearmint/config'

/** Islands whose scripts contain third-party packages. */
const WITH_PACKAGES = ['config-validator', 'mermaid']

/**
 * Returns the notices for the third-party work in a built site, for a file next to Spearmint's own.
 * @param islands names of the islands that the site uses
 * @param readBundled reads the licenses of the packages in all scripts; called only if the site has such a script
 */
export function toLicenseNotices(
  { islands, usesTabler }: { islands: ReadonlySet<string>; usesTabler: boolean },
  readBundled: () => string,
): string {
  const notices = usesTabler ? `${ICON_NOTICES}${TABLER_NOTICE}` : ICON_NOTICES
  return WITH_PACKAGES.some((name) => islands.has(name)) ? `${notices}\n${readBundled()}` : notices
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
