import { createHash } from 'node:crypto'
import { PublishedSiteError } from '../published-site/index.ts'

/** The maximum number of characters in a part of a text. */
const MAX_CHARACTERS = 20_000

/** A part of a text. */
export interface TextPart {
  text: string
  /** What to pass for the next part. */
  cursor?: string
  /** The position of the first character, and the length of the whole text. */
  from: number
  total: number
}

/**
 * Cuts a part of a text: whole lines if possible. A cursor contains a hash of the text, so that it can't continue another
 * one.
 */
export function cutText(text: string, cursor?: string, max = MAX_CHARACTERS): TextPart {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  const from = cursor === undefined ? 0 : parseCursor(cursor, hash)
  const total = text.length
  if (from + max >= total) return { text: text.slice(from), from, total }
  const line = text.lastIndexOf('\n', from + max - 1) + 1
  let end = line > from + max / 2 ? line : from + max
  // A surrogate pair is not cut in two.
  if (/[\ud800-\udbff]/.test(text[end - 1] ?? '')) end -= 1
  return { text: text.slice(from, end), from, total, cursor: `${end}-${hash}` }
}

function parseCursor(cursor: string, hash: string): number {
  const [, offset, own] = /^(\d{1,9})-([\da-f]{8})$/.exec(cursor) ?? []
  if (own === hash) return Number(offset)
  throw new PublishedSiteError('The cursor does not belong to this request, or the page has changed.', [
    'Repeat the request without a cursor.',
  ])
}
