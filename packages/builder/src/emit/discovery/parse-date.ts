const MONTHS = 'january february march april may june july august september october november december'.split(' ')

const MONTH = '(?<month>[a-z]{3,9})\\.?'
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?'
const YEAR = '(?<year>\\d{4})'

/** Unambiguous ways to write a date. `5/6/2024` is not one of them. */
const FORMS = [
  '(?<year>\\d{4})[-./](?<month>\\d{1,2})(?:[-./](?<day>\\d{1,2}))?',
  `${MONTH}(?:\\s+${DAY})?,?\\s+${YEAR}`,
  `${DAY}\\s+${MONTH},?\\s+${YEAR}`,
].map((form) => new RegExp(`^(?:[a-z]+day,\\s+)?${form}$`, 'i'))

/**
 * Parses the label of an update as a date: `2024-05-17`, `May 2024`, `May 17th, 2024`, `17 May 2024`. Without a day, it is
 * the first of the month. Undefined for anything else.
 */
export function parseDate(label: string): Date | undefined {
  const text = label.trim().replace(/\s+/g, ' ')
  for (const form of FORMS) {
    const { year, month, day = '1' } = form.exec(text)?.groups ?? {}
    if (year !== undefined && month !== undefined) return toDate(Number(year), toMonth(month), Number(day))
  }
  return undefined
}

/** `5`, `05`, `May` → 5. `Sept` → 9. 0 for anything that isn't a month. */
function toMonth(text: string): number {
  if (/^\d/.test(text)) return Number(text)
  return MONTHS.findIndex((name) => name.startsWith(text.toLowerCase())) + 1
}

/** Undefined for a day that doesn't exist, such as 31 April. */
function toDate(year: number, month: number, day: number): Date | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : undefined
}
