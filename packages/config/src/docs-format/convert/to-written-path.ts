import type { ConfigPath } from '../../problems/config-path.ts'

/** Keys of `SiteConfig` and where `docs.json` has them. `*` is an index. Longer paths come first. */
const WRITTEN_PATHS: readonly (readonly [string, string])[] = [
  ['topbarLinks.*.name', 'navbar.links.*.label'],
  ['topbarLinks.*.url', 'navbar.links.*.href'],
  ['topbarLinks', 'navbar.links'],
  ['topbarCtaButton.name', 'navbar.primary.label'],
  ['topbarCtaButton.url', 'navbar.primary.href'],
  ['topbarCtaButton', 'navbar.primary'],
  ['footer.links.*.title', 'footer.links.*.header'],
  ['footer.links.*.links.*.url', 'footer.links.*.items.*.href'],
  ['footer.links.*.links', 'footer.links.*.items'],
  ['openapiSources', 'api.openapi'],
  ['asyncapiSources', 'api.asyncapi'],
  ['openapi', 'api.openapi'],
  ['api.baseUrl', 'api.mdx.server'],
  ['api.auth', 'api.mdx.auth'],
  ['api.playground.mode', 'api.playground.display'],
  ['api.playground.disableProxy', 'api.playground.proxy'],
  ['api.request.example.showOptionalParams', 'api.examples.defaults'],
  ['api.request.example', 'api.examples'],
  ['api.paramFields', 'api.params'],
  ['modeToggle.isHidden', 'appearance.strict'],
  ['modeToggle', 'appearance'],
  ['faviconDark', 'favicon.dark'],
  ['backgroundImageDark', 'background.image.dark'],
  ['backgroundImage', 'background.image'],
  ['background.style', 'background.decoration'],
  ['colors.background', 'background.color'],
  ['metadataOfFolders', 'seo.paths'],
  ['metadata', 'seo.metatags'],
  ['seo.indexHiddenPages', 'seo.indexing'],
  ['analytics', 'integrations'],
  ['look', 'theme'],
  ['layout', 'theme'],
  ['font.headings.url', 'fonts.heading.source'],
  ['font.headings', 'fonts.heading'],
  ['font.body.url', 'fonts.body.source'],
  ['font.body', 'fonts.body'],
  ['font.url', 'fonts.source'],
  ['font', 'fonts'],
  ['codeBlock.languages', 'styling.codeblocks.languages.custom'],
  ['codeBlock', 'styling.codeblocks'],
  ['eyebrow.display', 'styling.eyebrows'],
  ['latex', 'styling.latex'],
  ['timestamp', 'metadata.timestamp'],
  ['errors.notFound', 'errors.404'],
  ['navigationTree', 'navigation'],
  ['search.location', 'spearmint.searchLocation'],
  ['feedback', 'spearmint.feedback'],
  ['rounded', 'spearmint.rounded'],
  ['sidebar', 'spearmint.sidebar'],
  ['topbar', 'spearmint.topbar'],
  ['isWhiteLabeled', 'spearmint.isWhiteLabeled'],
]

const PATTERNS = WRITTEN_PATHS.map(([from, to]) => [from.split('.'), to.split('.')] as const)

/** Converts a path in `SiteConfig` to the path of the same setting in `docs.json`. Paths of the navigation stay. */
export function toWrittenPath(path: ConfigPath): ConfigPath {
  const pattern = PATTERNS.find(([from]) => from.every((key, index) => matches(key, path[index])))
  if (!pattern) return path
  const [from, to] = pattern
  const indexes = path.filter((segment, index) => from[index] === '*' && typeof segment === 'number')
  return [...to.map((key) => (key === '*' ? (indexes.shift() ?? 0) : key)), ...path.slice(from.length)]
}

function matches(key: string, segment: string | number | undefined): boolean {
  return key === '*' ? typeof segment === 'number' : key === segment
}
