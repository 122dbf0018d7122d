/** Formats a number with its noun: `1 page`, `2 pages`. */
export function toCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
