/** A release, as the name of its tag or branch describes it. */
export interface Release {
  /** `[1, 2, 0]` for `v1.2.0`. */
  numbers: readonly number[]
  /** `rc.1` for `v1.2.0-rc.1`. Empty for a release. */
  prerelease: string
  /** `v` if the numbers start with it. */
  prefix: string
}

/** The numbers at the end of a name, with what follows them: `release/v1.2.0-rc.1`, `docs@2.0`, `2024-06-01`. */
const RELEASE = /^(?:.*?[^\dA-Za-z]|[A-Za-z]+?)??(v?)(\d{1,9}(?:[._-]\d{1,9}){0,5})(?:([-._]?)([A-Za-z][\w.-]*)|\+.*)?$/

/** A word after the numbers that doesn't mark a prerelease. */
const FINAL = /^(?:final|ga|lts|post|release|stable|x)\b/i

/** Parses the name of a tag or branch. Undefined for one without numbers, such as `main`. */
export function parseRelease(name: string): Release | undefined {
  const [, prefix = '', digits, , word = ''] = RELEASE.exec(name.slice(0, 200)) ?? []
  if (digits === undefined) return undefined
  return { numbers: digits.split(/[._-]/).map(Number), prerelease: FINAL.test(word) ? '' : word, prefix }
}

/** Compares releases: the newer one is greater, and a release is greater than its prereleases. */
export function compareReleases(a: Release, b: Release): number {
  for (let index = 0; index < Math.max(a.numbers.length, b.numbers.length); index++) {
    const difference = (a.numbers[index] ?? 0) - (b.numbers[index] ?? 0)
    if (difference !== 0) return difference
  }
  if (a.prerelease === '' || b.prerelease === '') return Number(b.prerelease !== '') - Number(a.prerelease !== '')
  return a.prerelease.localeCompare(b.prerelease, 'en', { numeric: true })
}

/** The name of the versions that a release is one of: `v1.2` for `v1.2.3`, or `v1`. */
export function toSeriesName({ prefix, numbers }: Release, length: number): string {
  return prefix + Array.from({ length }, (_, index) => numbers[index] ?? 0).join('.')
}
