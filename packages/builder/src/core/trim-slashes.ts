/** Removes leading and trailing slashes: `/a/b/` → `a/b`. */
export function trimSlashes(path: string): string {
  let start = 0
  while (path[start] === '/') start++
  return trimEndSlashes(path.slice(start))
}

/** Removes trailing slashes. A regular expression would take quadratic time for slashes in the middle. */
export function trimEndSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}
