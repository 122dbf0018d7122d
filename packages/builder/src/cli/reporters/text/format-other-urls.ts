/** Formats the URLs of a server for other machines, one per line. */
export function formatOtherUrls(urls: readonly string[]): string {
  return urls.map((url) => `On your network: ${url}\n`).join('')
}
