/** A path without the slashes around it: `/a/b/` → `a/b`. */
export function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}
