/** What names of one page have in common: `guides/index` and `guides` lead to the same address (reference 2.1). */
export function toPageKey(path: string): string {
  return path.replace(/(?:^|\/)(?:index\/)*index$/, '')
}
