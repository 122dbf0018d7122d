import type { SamplePart } from '../request/sample-request.ts'

/** A piece of a body of several parts: text, or the bytes of a file. */
export type MultipartPiece = { text: string } | { file: string }

/** A multipart body, for languages whose HTTP clients cannot create one. */
export interface Multipart {
  /** Value of `Content-Type`. */
  mediaType: string
  pieces: readonly MultipartPiece[]
}

/** Serializes parts (RFC 7578) with a boundary that none of them contains. */
export function toMultipart(parts: readonly SamplePart[]): Multipart {
  const texts = parts.map((part) => ('value' in part ? part.value : ''))
  const boundary = `boundary${'-x'.repeat(countMarks(texts))}`
  const pieces: MultipartPiece[] = []
  let text = ''
  for (const part of parts) {
    text += `--${boundary}\r\nContent-Disposition: ${toDisposition(part)}\r\n`
    const type = part.mediaType ?? ('file' in part ? 'application/octet-stream' : undefined)
    if (type !== undefined) text += `Content-Type: ${type.replace(/[\r\n]+/g, ' ')}\r\n`
    text += '\r\n'
    if ('file' in part) {
      pieces.push({ text }, { file: part.file })
      text = ''
    } else text += part.value
    text += '\r\n'
  }
  return {
    mediaType: `multipart/form-data; boundary=${boundary}`,
    pieces: [...pieces, { text: `${text}--${boundary}--\r\n` }],
  }
}

/** How often `-x` has to follow `boundary`, so that none of the texts contains it. */
function countMarks(texts: readonly string[]): number {
  const found = texts.flatMap((text) => [...text.matchAll(/boundary((?:-x)*)/g)])
  return found.reduce((most, [, marks = '']) => Math.max(most, marks.length / 2 + 1), 0)
}

/** Value of the `Content-Disposition` header of a part. */
export function toDisposition(part: SamplePart): string {
  const file = 'file' in part ? `; filename="${escapeName(part.file)}"` : ''
  return `form-data; name="${escapeName(part.name)}"${file}`
}

/** Escapes names like browsers do (HTML, section 4.10.21.8). */
function escapeName(name: string): string {
  return name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22')
}
