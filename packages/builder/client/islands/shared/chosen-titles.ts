import { readStored, writeStored } from './stored.ts'

const KEY = 'spearmint-code'
const MAX_TITLES = 10

/** Lists the titles of code that the visitor chose in this tab, the last one first. */
export function listChosenTitles(): string[] {
  const titles = readStored('sessionStorage', KEY)
  return Array.isArray(titles) ? titles.map(String) : []
}

export function storeTitle(title: string): void {
  const titles = [title, ...listChosenTitles().filter((other) => other !== title)].slice(0, MAX_TITLES)
  writeStored('sessionStorage', KEY, titles)
}
