import type { SampleBody, SamplePart } from '../request/sample-request.ts'
import { defineLanguage } from './define-language.ts'
import { quoteText } from './quote-text.ts'
import { encodeForm } from './sample-body.ts'
import { type LiteralSyntax, toLiteral } from './to-literal.ts'
import { type MultipartPiece, toMultipart } from './to-multipart.ts'

export const php = defineLanguage({
  id: 'php',
  label: 'PHP',
  grammar: 'php',
  toCode({ method, url, headers, body }) {
    const multipart = body?.kind === 'multipart' && !fitsArray(body.parts) ? toMultipart(body.parts) : undefined
    const lines = headers.map(([name, value]) => (value === '' ? `${name};` : `${name}: ${value}`))
    if (multipart) lines.push(`Content-Type: ${multipart.mediaType}`)
    const options = [
      `CURLOPT_CUSTOMREQUEST => ${quotePhp(method)},`,
      ...(method === 'HEAD' && body === undefined ? ['CURLOPT_NOBODY => true,'] : []),
      'CURLOPT_RETURNTRANSFER => true,',
      ...(lines.length === 0 ? [] : ['CURLOPT_HTTPHEADER => [', ...lines.map((line) => `  ${quotePhp(line)},`), '],']),
      ...(body === undefined
        ? []
        : [`CURLOPT_POSTFIELDS => ${multipart ? toPiecesCode(multipart.pieces) : toBodyCode(body)},`]),
    ]
    return [
      '<?php',
      '',
      `$curl = curl_init(${quotePhp(url)});`,
      'curl_setopt_array($curl, [',
      ...options.map((line) => `  ${line}`),
      ']);',
      '',
      'echo curl_exec($curl);',
    ].join('\n')
  },
})

export function quotePhp(text: string): string {
  return quoteText(text, { special: '$', toEscape: (code) => `\\u{${code}}` })
}

const PHP: LiteralSyntax = {
  quote: quotePhp,
  toKey: (name) => `${quotePhp(name)} => `,
  null: 'null',
  true: 'true',
  false: 'false',
  map: ['[', ']'],
  // An empty array, or one with numeric keys, would become a JSON list.
  toMap: (entries, written) =>
    entries.length === 0 || entries.some(([name]) => /^-?\d+$/.test(name)) ? `(object) ${written}` : written,
}

function toBodyCode(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return `json_encode(${toLiteral(body.value, PHP, '  ')})`
    case 'text':
      return quotePhp(body.text)
    case 'form':
      return quotePhp(encodeForm(body.fields))
    case 'multipart':
      return `[\n${body.parts.map((part) => `    ${quotePhp(part.name)} => ${toPartCode(part)},\n`).join('')}  ]`
    case 'file':
      return `file_get_contents(${quotePhp(body.name)})`
  }
}

/** An array has each name once, and cannot express the media type of a text part. */
function fitsArray(parts: readonly SamplePart[]): boolean {
  const isTyped = parts.some((part) => 'value' in part && part.mediaType !== undefined)
  return !isTyped && new Set(parts.map(({ name }) => name)).size === parts.length
}

function toPartCode(part: SamplePart): string {
  if ('value' in part) return quotePhp(part.value)
  return `new CURLFile(${[part.file, ...(part.mediaType === undefined ? [] : [part.mediaType])].map(quotePhp).join(', ')})`
}

function toPiecesCode(pieces: readonly MultipartPiece[]): string {
  return pieces
    .map((piece) => ('text' in piece ? quotePhp(piece.text) : `file_get_contents(${quotePhp(piece.file)})`))
    .join('\n    . ')
}
