import ignore, { type Ignore } from 'ignore'

/**
 * What is never published, in gitignore syntax (reference 2.2). A site's own `.mintignore` comes after it, so that
 * `!build/` or `!README.md` brings something back.
 */
const DEFAULT_RULES = [
  // Hidden files and folders. `.well-known` is a public address by its standard (RFC 8615).
  '.*',
  '!/.well-known/',
  // What tools write.
  'node_modules/',
  'build/',
  'dist/',
  'coverage/',
  'tmp/',
  'temp/',
  // Texts about the repository. `.mdx` files of these names are pages.
  'README.md',
  'readme.md',
  'LICENSE.md',
  'license.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'contributing.md',
  'contribute.md',
  // Node tooling of the docs folder. No page needs it, lock files tell what is installed, and a `.js` file that stood
  // among the pages would be loaded by every one of them.
  '/package.json',
  '/package-lock.json',
  '/npm-shrinkwrap.json',
  '/yarn.lock',
  '/pnpm-lock.yaml',
  '/pnpm-workspace.yaml',
  '/bun.lock',
  '/bun.lockb',
  '/tsconfig.json',
  '/tsconfig.*.json',
  '/jsconfig.json',
  '/biome.json',
  '/*.config.js',
  '/*.config.cjs',
  '/*.config.mjs',
  '/*.config.ts',
]

/** The marker that the builder leaves in a folder it wrote. */
const OUTPUT_MARKER = '.spearmint'

/** Tells whether a path below the site's folder is kept out of the site. */
export type IsIgnored = (path: string) => boolean

/**
 * Creates the test for ignored paths: the default rules, then the text of the site's `.mintignore`, and every folder
 * that an earlier build wrote. Upper and lower case differ, as in gitignore.
 */
export function createIgnoreRules(paths: readonly string[], mintIgnore = ''): IsIgnored {
  const rules: Ignore = ignore({ ignorecase: false, allowRelativePaths: true })
    .add(DEFAULT_RULES)
    .add(mintIgnore.replace(/^\uFEFF/, ''))
  const outputs = findOutputFolders(paths)
  return (path) => rules.ignores(path) || outputs.some((folder) => path.startsWith(folder))
}

/** Folders, with a trailing `/`, that hold the marker. The site's own folder is never one of them. */
function findOutputFolders(paths: readonly string[]): string[] {
  return paths.filter((path) => path.endsWith(`/${OUTPUT_MARKER}`)).map((path) => path.slice(0, -OUTPUT_MARKER.length))
}
