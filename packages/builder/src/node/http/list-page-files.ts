/**
 * The files that a host without settings tries for a path, best first: `guides/a` → `guides/a`, `guides/a.html`,
 * `guides/a/index.html`. `path` has no slash in front.
 */
export function listPageFiles(path: string): string[] {
  if (path === '' || path.endsWith('/')) return [`${path}index.html`, `${path.slice(0, -1)}.html`]
  return [path, `${path}.html`, `${path}/index.html`]
}
