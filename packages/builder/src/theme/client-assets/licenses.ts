/** Islands whose scripts contain third-party packages. */
const WITH_PACKAGES = ['config-validator', 'mermaid']

/**
 * Returns the notices for the third-party work in a built site, for a file next to Spearmint's own.
 * @param islands names of the islands that the site uses
 * @param readBundled reads the licenses of the packages in all scripts; called only if the site has such a script
 */
export function toLicenseNotices(islands: ReadonlySet<string>, readBundled: () => string): string {
  return WITH_PACKAGES.some((name) => islands.has(name)) ? `${ICON_NOTICES}\n${readBundled()}` : ICON_NOTICES
}

const ICON_NOTICES = `This site was built with Spearmint (MIT).

Icons drawn in its pages:
- Font Awesome Free 6 by Fonticons, Inc. (https://fontawesome.com), CC BY 4.0: https://creativecommons.org/licenses/by/4.0/
- Lucide (https://lucide.dev), ISC: Copyright (c) Lucide Contributors
`
