import { createLineIndex, type Diagnostic, toDiagnostic, toRange } from '@spearmint/config/diagnostics'
import type { SourceFolder } from '../../core/index.ts'
import { FRONTMATTER_CODES } from '../codes.ts'

/** What a decoder inserts instead of bytes that it can't decode. */
const REPLACEMENT = '\uFFFD'

/** Whether a text may be the result of decoding bytes that are not UTF-8. */
export function hasReplacementCharacter(text: string): boolean {
  return text.includes(REPLACEMENT)
}

/**
 * Reports `page/encoding` for a file of content whose bytes are not UTF-8. Bytes are read only if the text contains
 * replacement characters, which few files do.
 */
export function checkEncoding(file: string, text: string, source: Pick<SourceFolder, 'readBytes'>): Diagnostic[] {
  if (!hasReplacementCharacter(text) || isUtf8(source.readBytes(file))) return []
  const start = text.indexOf(REPLACEMENT)
  return [
    toDiagnostic(FRONTMATTER_CODES, {
      code: 'page/encoding',
      message: `The file is not UTF-8. From here on, characters that cannot be decoded are shown as "${REPLACEMENT}".`,
      file,
      range: toRange(createLineIndex(text).toPosition(start, start + 1)),
      suggestions: ['Save the file as UTF-8.'],
    }),
  ]
}

/** `isUtf8` of `node:buffer` is not available in every environment that this room runs in. */
function isUtf8(bytes: Uint8Array | undefined): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
