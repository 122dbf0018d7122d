const KEY = 'spearmint-code'
const MOST = 10

/** Titles of code that the reader chose in this window, the last one first. */
export function listChosenTitles(): string[] {
  try {
    const titles: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(titles) ? titles.map(String) : []
  } catch {
    return []
  }
}

export function rememberTitle(title: string): void {
  const titles = [title, ...listChosenTitles().filter((other) => other !== title)].slice(0, MOST)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(titles))
  } catch {
    // Storage may be forbidden; the choice then holds for this page.
  }
}
