/** `2026-01-02`, with or without a time and an offset. */
const ISO_DATE = /^\d{4}(?:-\d\d(?:-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?)?)?$/
/** `Jan 2, 2026` or `2 January 2026`. */
const WRITTEN_DATE = /^(?:[a-z]{3,9} \d{1,2},? \d{4}|\d{1,2} [a-z]{3,9} \d{4})$/i

/** A `Date` in content. Its time zone is always UTC, so that every machine shows the same. It never changes. */
export class DateValue {
  /** Milliseconds since 1970, or NaN. */
  readonly time: number

  constructor(time: number) {
    this.time = Math.abs(time) <= 8.64e15 ? Math.trunc(time) : Number.NaN
  }

  /** Parses a date without a time zone as UTC. Browsers differ about other texts: they are invalid dates. */
  static parse(text: string): DateValue {
    const written = text.trim()
    const iso = ISO_DATE.exec(written)
    if (iso)
      return new DateValue(Date.parse(written.length > 10 && !iso[1] ? `${written.replace(' ', 'T')}Z` : written))
    return new DateValue(WRITTEN_DATE.test(written) ? Date.parse(`${written} UTC`) : Number.NaN)
  }
}
