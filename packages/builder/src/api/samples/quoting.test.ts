import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteKotlin } from './kotlin.ts'
import { quotePowershell } from './powershell.ts'
import { quoteText } from './quote-text.ts'
import { quoteSwift } from './swift.ts'

/** Decodes a literal in double quotes like the languages that share these rules; undefined if it ends early or runs code. */
function decodeQuoted(literal: string, meanings: RegExp): string | undefined {
  const inside = literal.slice(1, -1)
  const parts = inside.match(/\\u\{[\da-f]+\}|\\u[\da-f]{4}|\\[^u]|[^\\]/gu) ?? []
  if (parts.join('') !== inside || parts.some((part) => part === '"' || meanings.test(part))) return undefined
  const named: Record<string, string> = { n: '\n', r: '\r', t: '\t' }
  return parts
    .map((part) => {
      if (!part.startsWith('\\')) return part
      const code = /^\\u\{?([\da-f]+)\}?$/.exec(part)?.[1]
      return code === undefined
        ? (named[part.charAt(1)] ?? part.slice(1))
        : String.fromCodePoint(Number.parseInt(code, 16))
    })
    .join('')
}

const letter = fc.oneof(
  fc.constantFrom(...'"\'$\\(){}\n\r\t ‘’‚‛u0\u2028'),
  fc.string({ unit: 'binary', maxLength: 2 }),
)
const text = fc.array(letter, { maxLength: 20 }).map((letters) => letters.join(''))

describe('quoting in languages that few machines have', () => {
  it.each([
    ['Go, Java, Python, C#', quoteText, /^$/],
    ['Kotlin', quoteKotlin, /^\$$/],
    ['Swift', quoteSwift, /^\\\($/],
  ] as const)('%s: quoted text decodes to the original', (_name, quote, meanings) => {
    fc.assert(
      fc.property(text, (written) => {
        expect(decodeQuoted(quote(written), meanings)).toBe(written)
      }),
    )
  })

  it('PowerShell: all kinds of quotes are doubled, and nothing else', () => {
    fc.assert(
      fc.property(text, (written) => {
        const inside = quotePowershell(written).slice(1, -1)
        expect(inside.replace(/['‘’‚‛]{2}/g, '')).not.toMatch(/['‘’‚‛]/)
        expect(inside.replace(/(['‘’‚‛])\1/g, '$1')).toBe(written.replaceAll('\0', ''))
      }),
    )
  })

  it('replaces half of a surrogate pair with U+FFFD', () => {
    expect(quoteText('a\ud800b')).toBe('"a\ufffdb"')
  })
})
