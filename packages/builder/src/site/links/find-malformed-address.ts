import { findNearest, type Problem } from '@spearmint/config/diagnostics'
import type { LINK_CODES } from '../codes.ts'

/**
 * Finds what is wrong with an address outside the site: a misspelled scheme, or nothing after it. Other schemes may be those
 * of apps, such as `vscode:`, so that only those whose rest fits are compared: `ftp:` is close to `http:`, and `sms:` to `tel:`.
 */
export function findMalformedAddress(written: string): Problem<typeof LINK_CODES> | undefined {
  const { scheme = '', rest = '' } = /^(?<scheme>[a-z][a-z\d+.-]*):(?<rest>.*)$/is.exec(written.trim())?.groups ?? {}
  const name = scheme.toLowerCase()
  const isComplete = !isBare(name, rest)
  const intended = isComplete ? findScheme(name, rest) : undefined
  if (isComplete && (intended === undefined || intended === name)) return undefined
  return {
    code: 'page/malformed-link',
    message: isComplete
      ? `The scheme of the address "${written}" is misspelled.`
      : `The address "${written}" is incomplete.`,
    suggestions: [
      intended === undefined ? 'Complete the address, or remove the link.' : `Did you mean "${intended}:${rest}"?`,
    ],
  }
}

/** Whether the address of a known scheme lacks its host, its mailbox or its number. `mailto:?subject=…` lets readers choose. */
function isBare(scheme: string, rest: string): boolean {
  if (scheme === 'http' || scheme === 'https') return /^\/*(?:[?#]|$)/.test(rest)
  return (scheme === 'mailto' || scheme === 'tel') && rest === ''
}

/** Finds the scheme that the rest of an address calls for, if the written one is that or a misspelling of it. */
function findScheme(scheme: string, rest: string): string | undefined {
  if (rest.startsWith('//')) {
    if (scheme === 'http' || scheme === 'https') return scheme
    // Any mix of these letters was meant to be one of the two.
    if (/^[ht][htps]{2,7}$/.test(scheme)) return scheme.endsWith('s') ? 'https' : 'http'
    return findNearest(scheme, ['https', 'http'], 1)[0]
  }
  if (/^[^/@\s]+@[^/@\s]+$/.test(rest)) return findNearest(scheme, ['mailto'], 1)[0]
  return /^\+?[\d().\s-]{5,}$/.test(rest) ? findNearest(scheme, ['tel'], 1)[0] : undefined
}
