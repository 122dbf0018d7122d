import type { SampleBody, SamplePart } from '../model/sample-request.ts'
import { JAVASCRIPT, quoteJavascript as quote } from './quote-javascript.ts'
import { writeLiteral } from './write-literal.ts'

/** Writes an expression that makes a body of one part. */
export function writeJavascriptBody(body: Exclude<SampleBody, { kind: 'multipart' }>, indent: string): string {
  switch (body.kind) {
    case 'json':
      return `JSON.stringify(${writeLiteral(body.value, JAVASCRIPT, indent)})`
    case 'text':
      return quote(body.text)
    case 'form':
      return `new URLSearchParams(${writeLiteral(body.fields, JAVASCRIPT, indent)}).toString()`
    case 'file':
      return `await readFile(${quote(body.name)})`
  }
}

/** Writes a form of several parts, named `form`. Text of another type than plain has to be a blob. */
export function writeFormData(parts: readonly SamplePart[]): string {
  return [
    'const form = new FormData();',
    ...parts.map((part) => `form.append(${quote(part.name)}, ${writePart(part)});`),
  ].join('\n')
}

function writePart(part: SamplePart): string {
  const type = part.mediaType === undefined ? '' : `, { type: ${quote(part.mediaType)} }`
  if ('file' in part) return `new Blob([await readFile(${quote(part.file)})]${type}), ${quote(part.file)}`
  return type === '' ? quote(part.value) : `new Blob([${quote(part.value)}]${type})`
}
