import type { SampleBody } from '../request/sample-request.ts'
import { defineLanguage } from './define-language.ts'
import { encodeForm, toJsonText } from './sample-body.ts'
import { type MultipartPiece, toMultipart } from './to-multipart.ts'

/** PowerShell 7. */
export const powershell = defineLanguage({
  id: 'powershell',
  label: 'PowerShell',
  grammar: 'powershell',
  toCode({ method, url, headers, body }) {
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
      ...(body === undefined ? [] : [`$body = ${toBodyCode(body, form?.pieces)}`, '']),
      `$response = Invoke-WebRequest ${options.join(' `\n  ')}`,
      '"$($response.StatusCode) $($response.Content)"',
    ].join('\n')
  },
})

/** In single quotes, only the quote itself is special. PowerShell treats all of these characters as one. */
export function quotePowershell(text: string): string {
  return `'${text.replaceAll('\0', '').replace(/['‘’‚‛]/g, '$&$&')}'`
}

/** @param pieces of a body of several parts */
function toBodyCode(body: SampleBody, pieces: readonly MultipartPiece[] = []): string {
  switch (body.kind) {
    case 'json':
      return toTextCode(toJsonText(body.value))
    case 'text':
      return toTextCode(body.text)
    case 'form':
      return toTextCode(encodeForm(body.fields))
    case 'file':
      return toFileCode(body.name)
    case 'multipart':
      return toPiecesCode(pieces)
  }
}

/** Converts the text to bytes, because PowerShell would send text as Latin-1. */
function toTextCode(text: string): string {
  return `[Text.Encoding]::UTF8.GetBytes(${quotePowershell(text)})`
}

function toFileCode(name: string): string {
  return `[IO.File]::ReadAllBytes((Resolve-Path ${quotePowershell(name)}))`
}

function toPiecesCode(pieces: readonly MultipartPiece[]): string {
  const written = pieces.map((piece) => ('text' in piece ? toTextCode(piece.text) : toFileCode(piece.file)))
  return `[byte[]](${written.join(' +\n  ')})`
}
