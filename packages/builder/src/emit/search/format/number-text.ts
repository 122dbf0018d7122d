/** Digits: the first half ends a number, the second half goes on. Quotes and backslashes would grow in JSON. */
const DIGITS = Array.from({ length: 94 }, (_, index) => String.fromCharCode(index + 33)).filter(
  (digit) => !/["\\]/.test(digit),
)
const HALF = DIGITS.length / 2
const VALUES: ReadonlyMap<string, number> = new Map(DIGITS.map((digit, index) => [digit, index]))

/** Writes whole numbers from 0 on as text of one or a few characters each, smallest digit first. */
export function toNumberText(numbers: Iterable<number>): string {
  // Joined at once: a text that grows digit by digit is kept in pieces of 32 bytes each, until it is read.
  const digits: (string | undefined)[] = []
  for (const number of numbers) {
    let rest = number
    while (rest >= HALF) {
      digits.push(DIGITS[HALF + (rest % HALF)])
      rest = Math.floor(rest / HALF)
    }
    digits.push(DIGITS[rest])
  }
  return digits.join('')
}

/** Reads what {@link toNumberText} wrote. */
export function parseNumberText(text: string): number[] {
  const numbers: number[] = []
  let number = 0
  let unit = 1
  for (const digit of text) {
    const value = VALUES.get(digit) ?? 0
    if (value >= HALF) {
      number += (value - HALF) * unit
      unit *= HALF
    } else {
      numbers.push(number + value * unit)
      number = 0
      unit = 1
    }
  }
  return numbers
}
