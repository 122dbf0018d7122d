import type { KnownMistake } from '../validation/known-mistakes.ts'

/** A key of `mint.json` or of another tool, and where its setting is in `docs.json`. */
function moved(path: string, target: string): KnownMistake {
  return { path, suggestion: `Write ${target} instead.`, isOtherName: true }
}

/** The key for the name of a division or a link that another format has. */
function renamed(path: string, key: string): KnownMistake {
  return { ...moved(path, `"${key}"`), renamedTo: key }
}

/** A setting that is an ordinary key of `mint.json`. */
function own(key: string): KnownMistake {
  return { path: key, suggestion: `Move it into "spearmint": {"${key}": …}.`, isOtherName: true }
}

const CUSTOM_FILES = 'Remove it: every CSS and JavaScript file in the folder of the site is loaded.'

/** Common mistakes in `docs.json`: keys of `mint.json`, and keys that never had an effect. */
export const DOCS_MISTAKES: readonly KnownMistake[] = [
  moved('topbarLinks', '"navbar": {"links": [{"label": …, "href": …}]}'),
  moved('topbarCtaButton', '"navbar": {"primary": {"type": "button", "label": …, "href": …}}'),
  moved('topbar.links', '"navbar": {"links": …}'),
  moved('footerSocials', '"footer": {"socials": …}'),
  moved('modeToggle', '"appearance": {"default": …, "strict": …}'),
  moved('anchors', '"navigation": {"global": {"anchors": [{"anchor": …, "href": …}]}}'),
  moved('tabs', '"navigation": {"tabs": [{"tab": …, "groups": …}]}'),
  moved('versions', '"navigation": {"versions": [{"version": …, "groups": …}]}'),
  moved('languages', '"navigation": {"languages": [{"language": …, "groups": …}]}'),
  moved('topAnchor', '"navigation": {"anchors": [{"anchor": …, "groups": …}]}'),
  moved('primaryTab', '"navigation": {"tabs": [{"tab": …, "groups": …}]}'),
  moved('analytics', '"integrations"'),
  moved('openapi', '"api": {"openapi": …}'),
  moved('asyncapi', '"api": {"asyncapi": …}'),
  moved('backgroundImage', '"background": {"image": …}'),
  moved('background.style', '"decoration"'),
  moved('colors.background', '"background": {"color": {"light": …, "dark": …}}'),
  moved('colors.anchors', '"color" in each anchor, or "spearmint": {"anchorColor": …}'),
  moved('font', '"fonts": {"family": …}'),
  moved('fonts.headings', '"heading"'),
  moved('fonts.url', '"source"'),
  moved('layout', '"theme": "maple" or "willow", which have the sidebar of "sidenav" and "solidSidenav"'),
  moved('codeBlock', '"styling": {"codeblocks": …}'),
  moved('eyebrow', '"styling": {"eyebrows": …}'),
  moved('seo.indexHiddenPages', '"indexing": "all"'),
  moved('seo.indexing', '"seo": {"indexing": …}'),
  moved('metatags', '"seo": {"metatags": …}'),
  moved('modeToggle.isHidden', '"appearance": {"strict": …}'),
  moved('appearance.isHidden', '"strict"'),
  moved('api.baseUrl', '"mdx": {"server": …}'),
  moved('api.auth', '"mdx": {"auth": …}'),
  moved('api.playground.mode', '"display": "interactive", "simple" or "none"'),
  moved('api.playground.disableProxy', '"proxy", which has the opposite meaning'),
  moved('api.request', '"examples": {"languages": …}'),
  moved('api.paramFields', '"params": {"expanded": …}'),
  { path: 'api.maintainOrder', suggestion: 'Remove it: fields always have the order of the file.', isOtherName: true },
  own('feedback'),
  own('rounded'),
  own('sidebar'),
  own('isWhiteLabeled'),
  { path: 'topbar', suggestion: 'Move it into "spearmint": {"topbar": …}.', isOtherName: true },
  moved('search.location', '"spearmint": {"searchLocation": …}'),
  { path: 'css', suggestion: CUSTOM_FILES, isOtherName: true },
  { path: 'customCSS', suggestion: CUSTOM_FILES, isOtherName: true },
  { path: 'styles', suggestion: CUSTOM_FILES, isOtherName: true },
  { path: 'scripts', suggestion: CUSTOM_FILES, isOtherName: true },
  { path: 'customJS', suggestion: CUSTOM_FILES, isOtherName: true },
  { path: 'head', suggestion: 'Write meta tags into "seo": {"metatags": …}.', isOtherName: true },
  { path: 'homepage', suggestion: 'Remove it: the home page is the first page of the navigation.', isOtherName: true },
  { path: 'ignore', suggestion: 'Write the files into ".mintignore".', isOtherName: true },
  moved('*.groups.collapsed', '"expanded": false'),
  moved('*.pages.collapsed', '"expanded": false'),
  moved('*.groups.iconType', '"icon": {"name": …, "style": …}'),
  moved('*.pages.iconType', '"icon": {"name": …, "style": …}'),
  moved('*.tabs.iconType', '"icon": {"name": …, "style": …}'),
  moved('*.anchors.iconType', '"icon": {"name": …, "style": …}'),
  moved('*.groups.version', '"navigation": {"versions": [{"version": …, "groups": …}]}'),
  moved('*.tabs.url', '"href", or the pages of the tab in "pages"'),
  moved('*.anchors.url', '"href", or the pages of the anchor in "pages"'),
  moved('*.versions.url', '"href"'),
  renamed('*.tabs.name', 'tab'),
  renamed('*.anchors.name', 'anchor'),
  renamed('*.versions.name', 'version'),
  renamed('*.menu.name', 'item'),
  renamed('*.dropdowns.name', 'dropdown'),
  renamed('*.languages.name', 'language'),
  renamed('*.groups.name', 'group'),
  renamed('*.pages.name', 'group'),
  moved('*.tabs.isDefaultHidden', '"hidden"'),
  moved('*.anchors.isDefaultHidden', '"hidden"'),
  { path: '*.tabs.tag', suggestion: 'Remove it: only versions and groups have a tag.', isOtherName: true },
  renamed('*.links.name', 'label'),
  moved('*.links.url', '"href"'),
  renamed('*.primary.name', 'label'),
  moved('*.primary.url', '"href"'),
  moved('*.links.title', '"header"'),
  { path: 'styling.codeblocks', value: 'auto', suggestion: 'Did you mean "system"?' },
  { path: 'styling.codeblocks', value: 'light', suggestion: 'Did you mean "system"?' },
  {
    path: 'navigation',
    isArray: true,
    suggestion: 'Write {"groups": …} around the list, which is the form of mint.json.',
  },
  { path: '*.languages.language', value: 'en-US', suggestion: 'Did you mean "en"?' },
  { path: '*.languages.language', value: 'en-GB', suggestion: 'Did you mean "en"?' },
  { path: 'theme', value: 'quill', suggestion: 'Did you mean "willow"? It is the successor of "quill".' },
  { path: 'theme', value: 'venus', suggestion: 'Did you mean "palm"? It is the successor of "venus".' },
  { path: 'theme', value: 'prism', suggestion: 'Did you mean "mint"?' },
  { path: 'api.playground.display', value: 'show', suggestion: 'Did you mean "interactive"?' },
  { path: 'api.playground.display', value: 'hide', suggestion: 'Did you mean "none"?' },
]
