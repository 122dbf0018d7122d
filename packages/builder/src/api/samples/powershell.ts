import type { SampleBody } from '../model/sample-request.ts'
import { defineLanguage } from './define-language.ts'
import { encodeForm } from './encode-form.ts'
import { toJsonText } from './to-json-text.ts'
import { type MultipartPiece, toMultipart } from './to-multipart.ts'

/** PowerShell 7. */
export const powershell = defineLanguage({
  id: 'powershell',
  label: 'PowerShell',
  grammar: 'powershell',
  write({ method, url, headers, body }) {
    const form = body?.kind === 'multipart' ? toMultipart(body.parts) : undefined
    const isCommon = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE)$/.test(method)
    const type = headers.find(([name]) => /^content-type$/i.test(name))?.[1] ?? form?.mediaType
    const others = headers.filter(([name]) => !/^content-type$/i.test(name))
    const options = [
      `${isCommon ? '-Method' : '-CustomMethod'} ${quotePowershell(method)}`,
      `-Uri ${quotePowershell(url)}`,
      ...(others.length === 0 ? [] : ['-Headers $headers -SkipHeaderValidation']),
      ...(body === undefined
        ? []
        : [...(type === undefined ? [] : [`-ContentType ${quotePowershell(type)}`]), '-Body $body']),
    ]
    return [
      ...(others.length === 0
        ? []
        : [
            '$headers = @{',
            ...others.map(([name, value]) => `  ${quotePowershell(name)} = ${quotePowershell(value)}`),
            '}',
          ]),
      ...(body === undefined ? [] : [`$body = ${writeBody(body, form?.pieces)}`, '']),
      `$response = Invoke-WebRequest ${options.join(' `\n  ')}`,
      '"$($response.StatusCode) $($response.Content)"',
    ].join('\n')
  },
})

/** Between single quotes nothing but the quote itself has a meaning; it counts each of these as one. */
export function quotePowershell(text: string): string {
  return `'${text.replaceAll('\0', '').replace(/['‘’‚‛]/g, '$&$&')}'`
}

/** @param pieces of a body of several parts */
function writeBody(body: SampleBody, pieces: readonly MultipartPiece[] = []): string {
  switch (body.kind) {
    case 'json':
      return writeText(toJsonText(body.value))
    case 'text':
      return writeText(body.text)
    case 'form':
      return writeText(encodeForm(body.fields))
    case 'file':
      return writeFile(body.name)
    case 'multipart':
      return writePieces(pieces)
  }
}

/** Text would be sent as Latin-1. */
function writeText(text: string): string {
  return `[Text.Encoding]::UTF8.GetBytes(${quotePowershell(text)})`
}

function writeFile(name: string): string {
  return `[IO.File]::ReadAllBytes((Resolve-Path ${quotePowershell(name)}))`
}

function writePieces(pieces: readonly MultipartPiece[]): string {
  const written = pieces.map((piece) => ('text' in piece ? writeText(piece.text) : writeFile(piece.file)))
  return `[byte[]](${written.join(' +\n  ')})`
}
