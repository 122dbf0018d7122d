/**
 * Creates a test for addresses to skip. A pattern is the start of an address, with `*` for any characters:
 * `https://acme.com/` or `https://*.acme.com/private`.
 */
export function createIgnoreList(patterns: readonly string[]): (href: string) => boolean {
  const tests = patterns.map((pattern) => new RegExp(`^${pattern.split('*').map(escapePattern).join('.*')}`, 'is'))
  return (href) => tests.some((test) => test.test(href))
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
