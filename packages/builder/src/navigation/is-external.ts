/** Whether an address leaves the site: it has a scheme (`https:`, `mailto:`) or names a host (`//example.com`). */
export function isExternal(url: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)
}
