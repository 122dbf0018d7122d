/**
 * Where an import may lead: paths in the site's folder, best first; or why it can't lead anywhere, and whether that is
 * because it names code.
 */
export type ImportTarget = { paths: string[] } | { reason: string; isCode: boolean }

const CODE_FILE = /\.(?:[cm]?[jt]s|[jt]sx)$/i
const OTHER_FILE = /\.(?:json|ya?ml|toml|css|svg|png|jpe?g|gif|webp|avif|html?|txt)$/i

/**
 * Resolves the source of an `import`: from the site's folder (`/snippets/a.mdx`, also `snippets/a.mdx`) or from the
 * importing file's (`./a.mdx`). The extension may be left out.
 */
export function resolveImport(source: string, fromFile: string): ImportTarget {
  if (CODE_FILE.test(source)) return { reason: 'files of JavaScript or TypeScript are not run', isCode: true }
  if (OTHER_FILE.test(source)) return { reason: 'only Markdown can be imported', isCode: false }
  const isRelative = /^\.\.?\//.test(source)
  if (!isRelative && !source.startsWith('/') && !/\.mdx?$/i.test(source)) {
    return { reason: 'packages can not be imported', isCode: true }
  }
  const path = toPath(isRelative ? `${fromFile.split('/').slice(0, -1).join('/')}/${source}` : source)
  return path === undefined
    ? { reason: "it lies outside the site's folder", isCode: false }
    : { paths: withExtensions(path) }
}

/** Resolves the `file` of `<Snippet>`: below `_snippets/`, else below `snippets/`, else from the site's folder. */
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

/** Resolves `.` and `..`; undefined when the path leaves the folder. */
function toPath(written: string): string | undefined {
  const segments: string[] = []
  for (const segment of written.split('/')) {
    if (segment === '..' && segments.pop() === undefined) return undefined
    if (segment !== '' && segment !== '.' && segment !== '..') segments.push(segment)
  }
  return segments.join('/')
}
