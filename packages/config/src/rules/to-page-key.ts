/** Converts a page path to a key that all paths of the same page share: `guides/index` and `guides` are one page. */
export function toPageKey(path: string): string {
  return path.replace(/(?:^|\/)(?:index\/)*index$/, '')
}
