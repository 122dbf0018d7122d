import ignore, { type Ignore } from 'ignore'

/**
 * Files that are not published, in gitignore syntax, see docs/reference/pages-and-files.mdx#ignored-files. The rules of a
 * site's `.mintignore` come after these, so that `!build/` or `!README.md` includes a file again.
 */
const DEFAULT_RULES = [
  // Hidden files and folders. `.well-known` is public by its standard (RFC 8615).
  '.*',
  '!/.well-known/',
  // Output of tools.
  'node_modules/',
  'build/',
  'dist/',
  'coverage/',
  'tmp/',
  'temp/',
  // Text about the repository. `.mdx` files with these names are pages.
  'README.md',
  'readme.md',
  'LICENSE.md',
  'license.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'contributing.md',
  'contribute.md',
  // Only the license of the site. One beside a font or an image is published with it.
  '/LICENSE',
  // Tooling in the docs folder. Pages don't need it, lock files reveal what is installed, and every page would load
  // a published `.js` file.
  '/Dockerfile',
  '/Makefile',
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

/** The file by which the builder marks its output folders. */
const OUTPUT_MARKER = '.spearmint'

/** Whether a path in the site's folder is excluded from the site. */
export type IsIgnored = (path: string) => boolean

/**
 * Creates the test for ignored paths: the default rules, then the text of the site's `.mintignore`, and the output folders
 * of earlier builds. Case-sensitive, as in gitignore. The default rules don't apply to pages that the navigation lists. A
 * folder named `build` with such a page is not the output of a tool, so its other files are published too.
 */
export function createIgnoreRules(
  paths: readonly string[],
  mintIgnore = '',
  isListed: (path: string) => boolean = () => false,
): IsIgnored {
  const own = mintIgnore.replace(/^\uFEFF/, '')
  const included = listContentFolders(paths.filter(isListed)).map(toInclusion)
  const rules = createRules().add(DEFAULT_RULES).add(included).add(own)
  const ownRules = createRules().add(own)
  const isExcluded = (path: string): boolean => rules.ignores(path) && (!isListed(path) || ownRules.ignores(path))
  const outputs = listOutputFolders(paths)
  return (path) => isExcluded(path) || outputs.some((folder) => path.startsWith(folder))
}

function createRules(): Ignore {
  return ignore({ ignorecase: false, allowRelativePaths: true })
}

/** Lists the folders of pages that have the name of a tool's output. */
function listContentFolders(pages: readonly string[]): string[] {
  const folders = pages.flatMap((path) =>
    [...path.matchAll(/(?:^|\/)(?:build|dist|coverage|tmp|temp)(?=\/)/g)].map(({ index, 0: name }) =>
      path.slice(0, index + name.length),
    ),
  )
  return [...new Set(folders)]
}

/** The rule that includes a folder again. */
function toInclusion(folder: string): string {
  return `!/${folder.replace(/[\\*?[\]]/g, '\\$&')}/`
}

/** Lists the folders, with a trailing `/`, that contain the marker. The site's folder itself is never one of them. */
function listOutputFolders(paths: readonly string[]): string[] {
  return paths.filter((path) => path.endsWith(`/${OUTPUT_MARKER}`)).map((path) => path.slice(0, -OUTPUT_MARKER.length))
}
