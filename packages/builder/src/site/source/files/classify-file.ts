/** The purpose of a file in the site's folder, by its path alone. */
export type FileKind = 'config' | 'snippet' | 'page' | 'style' | 'script' | 'data' | 'asset'

/** The first pattern that matches decides. See docs/reference/pages-and-files.mdx#file-types. */
const KINDS: readonly (readonly [FileKind, RegExp])[] = [
  ['config', /(?:^|\/)(?:mint|docs)\.json$/],
  ['snippet', /^_?snippets\/.*\.mdx?$/],
  ['snippet', /\.[jt]sx$/],
  // Snippets import this code. Pages don't load it.
  ['asset', /^_?snippets\/.*\.js$/],
  // Agents read these as they are (Agent Skills Discovery).
  ['asset', /^\.well-known\/agent-skills\//],
  ['page', /\.mdx?$/],
  ['style', /\.css$/],
  ['script', /\.js$/],
  ['data', /\.(?:json|ya?ml)$/],
]

/**
 * Classifies a path relative to the site's folder. `snippets` and `_snippets` have a meaning at the root only. `data` is
 * JSON or YAML, which may be an OpenAPI description, and `asset` everything else.
 */
export function classifyFile(path: string): FileKind {
  return KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'asset'
}
