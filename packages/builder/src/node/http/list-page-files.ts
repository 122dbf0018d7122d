/**
 * Lists the files that a host with default settings tries for a path, in order: `guides/a` → `guides/a`,
 * `guides/a.html`, `guides/a/index.html`. `path` has no leading slash.
 */
export function listPageFiles(path: string): string[] {
  if (path === '' || path.endsWith('/')) return [`${path}index.html`, `${path.slice(0, -1)}.html`]
  return [path, `${path}.html`, `${path}/index.html`]
}
