/** Digits: those in the first half end a number, those in the second half don't. JSON would escape quotes and backslashes. */
const DIGITS = Array.from({ length: 94 }, (_, index) => String.fromCharCode(index + 33)).filter(
  (digit) => !/["\\]/.test(digit),
)
const HALF = DIGITS.length / 2
const VALUES: ReadonlyMap<string, number> = new Map(DIGITS.map((digit, index) => [digit, index]))

/** Encodes integers from 0 as text with one or a few characters each, smallest digit first. */
export function toNumberText(numbers: Iterable<number>): string {
  // Joined at once: a string that grows digit by digit is stored as pieces of 32 bytes each until it is read.
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

/** Parses the text of {@link toNumberText}. */
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
