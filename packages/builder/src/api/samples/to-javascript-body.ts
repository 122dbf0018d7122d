import type { SampleBody, SamplePart } from '../request/sample-request.ts'
import { JAVASCRIPT, quoteJavascript as quote } from './quote-javascript.ts'
import { toLiteral } from './to-literal.ts'

/** Converts a body that isn't multipart to an expression. */
export function toJavascriptBody(body: Exclude<SampleBody, { kind: 'multipart' }>, indent: string): string {
  switch (body.kind) {
    case 'json':
      return `JSON.stringify(${toLiteral(body.value, JAVASCRIPT, indent)})`
    case 'text':
      return quote(body.text)
    case 'form':
      return `new URLSearchParams(${toLiteral(body.fields, JAVASCRIPT, indent)}).toString()`
    case 'file':
      return `await readFile(${quote(body.name)})`
  }
}

/** Converts a multipart body to the statements that create `form`. A text part with a media type has to be a blob. */
export function toFormDataCode(parts: readonly SamplePart[]): string {
  return [
    'const form = new FormData();',
    ...parts.map((part) => `form.append(${quote(part.name)}, ${toPartCode(part)});`),
  ].join('\n')
}

function toPartCode(part: SamplePart): string {
  const type = part.mediaType === undefined ? '' : `, { type: ${quote(part.mediaType)} }`
  if ('file' in part) return `new Blob([await readFile(${quote(part.file)})]${type}), ${quote(part.file)}`
  return type === '' ? quote(part.value) : `new Blob([${quote(part.value)}]${type})`
}
