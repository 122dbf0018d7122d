import { createLineIndex, type Diagnostic, toDiagnostic, toRange } from '@spearmint/config/diagnostics'
import type { SourceFolder } from '../../core/index.ts'
import { CONFIGURATION_CODES, FRONTMATTER_CODES } from '../codes.ts'

/** What a decoder inserts instead of bytes that it can't decode. */
const REPLACEMENT = '\uFFFD'

const CODES = { ...CONFIGURATION_CODES, ...FRONTMATTER_CODES }

/** Whether a text may be the result of decoding bytes that are not UTF-8. */
export function hasReplacementCharacter(text: string): boolean {
  return text.includes(REPLACEMENT)
}

/** Whether a text is the result of decoding UTF-16 as UTF-8: every other byte of ASCII is zero, after a byte order mark or not. */
export function isDecodedUtf16(text: string): boolean {
  return /^(?:\uFFFD{2})?(?:[^\0]\0|\0[^\0])/.test(text)
}

/**
 * Reports a file whose bytes are not UTF-8. Bytes are read only if the text contains replacement characters, which few
 * files do.
 *
 * @param code - `page/encoding` for a file of content, `config/encoding` for one of the configuration
 */
export function checkEncoding(
  file: string,
  text: string,
  source: Pick<SourceFolder, 'readBytes'>,
  code: 'page/encoding' | 'config/encoding' = 'page/encoding',
): Diagnostic[] {
  const isUtf16 = isDecodedUtf16(text)
  if (!isUtf16 && (!hasReplacementCharacter(text) || isUtf8(source.readBytes(file)))) return []
  const start = isUtf16 ? 0 : text.indexOf(REPLACEMENT)
  return [
    toDiagnostic(CODES, {
      code,
      message: isUtf16
        ? 'The file is UTF-16; expected UTF-8.'
        : `The file is not UTF-8. From here on, characters that cannot be decoded are shown as "${REPLACEMENT}".`,
      file,
      range: toRange(createLineIndex(text).toPosition(start, isUtf16 ? 0 : start + 1)),
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
