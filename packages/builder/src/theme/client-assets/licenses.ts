/** Islands with packages of others in their scripts. */
const WITH_PACKAGES = ['config-validator', 'mermaid']

/**
 * Renders what a built site holds of others, and under which licence. Written beside Spearmint's own files.
 * @param islands names of the islands that the site holds
 * @param readBundled gives the licences of the packages in all scripts; not asked for sites without such a script
 */
export function renderLicenses(islands: ReadonlySet<string>, readBundled: () => string): string {
  return WITH_PACKAGES.some((name) => islands.has(name)) ? `${PICTURES}\n${readBundled()}` : PICTURES
}

const PICTURES = `This site was built with Spearmint (MIT).

Icons drawn in its pages:
- Font Awesome Free 6 by Fonticons, Inc. (https://fontawesome.com), CC BY 4.0: https://creativecommons.org/licenses/by/4.0/
- Lucide (https://lucide.dev), ISC: Copyright (c) Lucide Contributors
`
