import type { Diagnostic } from '@spearmint/config'
import { type SourceFolder, toDiagnostic } from '../../core/index.ts'

/** What a decoder puts in the place of bytes that are no text. */
const REPLACEMENT = '\uFFFD'

/** Whether a text may have been read of bytes that are not UTF-8. */
export const mayBeDamaged = (text: string): boolean => text.includes(REPLACEMENT)

/**
 * Reports `page/encoding` for a file of content whose bytes are not UTF-8: its text is damaged, or none at all. Most
 * files hold no sign of it in their text, so their bytes are not asked for.
 */
export function checkEncoding(file: string, text: string, source: Pick<SourceFolder, 'readBytes'>): Diagnostic[] {
  if (!mayBeDamaged(text) || isUtf8(source.readBytes(file))) return []
  const before = text.slice(0, text.indexOf(REPLACEMENT)).split(/\r\n|\n|\r/)
  const line = before.length
  const column = (before.at(-1)?.length ?? 0) + 1
  const message = `The file is not UTF-8: what cannot be read is shown as "${REPLACEMENT}", from here on.`
  const range = { line, column, endLine: line, endColumn: column + 1 }
  return [
    toDiagnostic(
      { code: 'page/encoding', severity: 'warning', message, suggestions: ['Save it as UTF-8.'] },
      file,
      range,
    ),
  ]
}

/** What Node.js has for it is of Node.js alone; the core stays without. */
function isUtf8(bytes: Uint8Array | undefined): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
