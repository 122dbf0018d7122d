/**
 * Creates the test for addresses that are not to be asked. A pattern is the beginning of an address, in which `*` stands
 * for any characters: `https://acme.com/` or `https://*.acme.com/private`.
 */
export function createIgnoreList(patterns: readonly string[]): (href: string) => boolean {
  const tests = patterns.map((pattern) => new RegExp(`^${pattern.split('*').map(escapePattern).join('.*')}`, 'is'))
  return (href) => tests.some((test) => test.test(href))
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
