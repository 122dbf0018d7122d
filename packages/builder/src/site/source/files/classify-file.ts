/** What a file of the site's folder is, by its path alone. */
export type FileKind = 'config' | 'snippet' | 'page' | 'style' | 'script' | 'data' | 'asset'

/** The first pattern that matches decides (reference 2.2). */
const KINDS: readonly (readonly [FileKind, RegExp])[] = [
  ['config', /(?:^|\/)(?:mint|docs)\.json$/],
  ['snippet', /^_?snippets\/.*\.mdx?$/],
  ['snippet', /\.[jt]sx$/],
  // Code that belongs to snippets is for imports, not for pages.
  ['asset', /^_?snippets\/.*\.js$/],
  ['page', /\.mdx?$/],
  ['style', /\.css$/],
  ['script', /\.js$/],
  ['data', /\.(?:json|ya?ml)$/],
]

/**
 * Classifies a path relative to the site's folder. `snippets` and `_snippets` count at the root only; `data` is JSON
 * or YAML that may be an OpenAPI description; `asset` is everything else.
 */
export function classifyFile(path: string): FileKind {
  return KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'asset'
}
