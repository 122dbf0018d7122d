/** A line for each address where other machines find a server. */
export function formatOthers(urls: readonly string[]): string {
  return urls.map((url) => `Other machines find it on ${url}\n`).join('')
}
