/**
 * What an import refers to: possible paths relative to the site's folder, best first; or why it is not supported, and
 * whether it imports code. If there is no file, the name of a package may be meant.
 */
export type ImportTarget = { paths: string[]; mayBePackage: boolean } | UnsupportedImport

interface UnsupportedImport {
  reason: string
  isCode: boolean
}

/** A package, or an alias of other tools. */
export const PACKAGE: UnsupportedImport = { reason: 'packages are not supported', isCode: true }

const COMPONENT_FILE = /\.[jt]sx?$/i
const COMPONENT_EXTENSIONS = ['.jsx', '.tsx', '.js', '.ts']
const OTHER_FILE = /\.(?:json|ya?ml|toml|css|svg|png|jpe?g|gif|webp|avif|html?|txt)$/i

/**
 * Resolves the source of an `import`, relative to the site's folder (`/snippets/a.mdx`, `snippets/a.mdx`) or to the
 * importing file (`./a.jsx`). The extension is optional. See docs/reference/page-content.mdx#snippets.
 */
export function resolveImport(source: string, fromFile: string): ImportTarget {
  if (OTHER_FILE.test(source)) return { reason: 'only Markdown and component files can be imported', isCode: false }
  const isRelative = /^\.\.?\//.test(source)
  const mayBePackage = !isRelative && !source.startsWith('/') && !/\.mdx?$|^(?![a-z]+:).*\.[jt]sx$/i.test(source)
  if (mayBePackage && /^@|:/.test(source)) return PACKAGE
  const path = toPath(isRelative ? `${fromFile.split('/').slice(0, -1).join('/')}/${source}` : source)
  return path === undefined
    ? { reason: "it is outside the site's folder", isCode: false }
    : { paths: isComponentFile(path) ? [path] : [...withExtensions(path), ...listComponentFiles(path)], mayBePackage }
}

/** Whether a file defines components, unlike Markdown. */
export function isComponentFile(path: string): boolean {
  return COMPONENT_FILE.test(path)
}

function listComponentFiles(path: string): string[] {
  return /\.mdx?$/i.test(path) ? [] : COMPONENT_EXTENSIONS.map((extension) => path + extension)
}

/** Resolves the `file` of `<Snippet>`, relative to `_snippets/`, to `snippets/`, or to the site's folder. */
export function resolveSnippet(file: string): string[] {
  const path = toPath(file)
  if (path === undefined || path === '') return []
  return [
    '_snippets/',
    'snippets/',
    ...(path.startsWith('_snippets/') || path.startsWith('snippets/') ? [''] : []),
  ].flatMap((folder) => withExtensions(folder + path))
}

function withExtensions(path: string): string[] {
  return /\.mdx?$/i.test(path) ? [path] : [`${path}.mdx`, `${path}.md`]
}

/** Resolves `.` and `..`. Undefined if the path is outside the folder. */
function toPath(written: string): string | undefined {
  const segments: string[] = []
  for (const segment of written.split('/')) {
    if (segment === '..' && segments.pop() === undefined) return undefined
    if (segment !== '' && segment !== '.' && segment !== '..') segments.push(segment)
  }
  return segments.join('/')
}
