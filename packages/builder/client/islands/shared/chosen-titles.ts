import { readStored, writeStored } from './stored.ts'

const KEY = 'spearmint-code'
const MOST = 10

/** Titles of code that the reader chose in this window, the last one first. */
export function listChosenTitles(): string[] {
  const titles = readStored('sessionStorage', KEY)
  return Array.isArray(titles) ? titles.map(String) : []
}

export function rememberTitle(title: string): void {
  const titles = [title, ...listChosenTitles().filter((other) => other !== title)].slice(0, MOST)
  writeStored('sessionStorage', KEY, titles)
}
