import type { SampleBody, SampleRequest } from '../request/sample-request.ts'
import { defineLanguage } from './define-language.ts'
import { isPlainText, quoteText } from './quote-text.ts'
import { encodeForm, toJsonText } from './sample-body.ts'
import { type MultipartPiece, toMultipart } from './to-multipart.ts'

export const swift = defineLanguage({
  id: 'swift',
  label: 'Swift',
  grammar: 'swift',
  toCode(request) {
    const { body, method } = request
    if (body?.kind !== 'multipart') return body && method === 'GET' ? toAsyncCode(request) : toSessionCode(request)
    const { mediaType, pieces } = toMultipart(body.parts)
    const headers = [...request.headers, ['Content-Type', mediaType] as const]
    return method === 'GET'
      ? toAsyncCode({ ...request, headers }, pieces)
      : toSessionCode({ ...request, headers }, pieces)
  },
})

export function quoteSwift(text: string): string {
  return quoteText(text, { toEscape: (code) => `\\u{${code}}` })
}

function toSessionCode({ method, url, headers, body }: SampleRequest, pieces?: readonly MultipartPiece[]): string {
  return [
    'import Foundation',
    '#if canImport(FoundationNetworking)',
    'import FoundationNetworking',
    '#endif',
    '',
    `var request = URLRequest(url: URL(string: ${quoteSwift(url)})!)`,
    `request.httpMethod = ${quoteSwift(method)}`,
    ...headers.map(
      ([name, value]) => `request.setValue(${quoteSwift(value)}, forHTTPHeaderField: ${quoteSwift(name)})`,
    ),
    ...(body === undefined ? [] : [`request.httpBody = ${toBodyCode(body, pieces)}`]),
    '',
    'let (data, response) = try await URLSession.shared.data(for: request)',
    'print((response as! HTTPURLResponse).statusCode, String(decoding: data, as: UTF8.self))',
  ].join('\n')
}

/** URLSession refuses to send a GET with a body. */
function toAsyncCode({ method, url, headers, body }: SampleRequest, pieces?: readonly MultipartPiece[]): string {
  return [
    '// URLSession sends no GET with a body: this is for the package async-http-client.',
    'import AsyncHTTPClient',
    'import Foundation',
    'import NIOCore',
    '',
    `var request = HTTPClientRequest(url: ${quoteSwift(url)})`,
    `request.method = .RAW(value: ${quoteSwift(method)})`,
    ...headers.map(([name, value]) => `request.headers.add(name: ${quoteSwift(name)}, value: ${quoteSwift(value)})`),
    ...(body === undefined ? [] : [`request.body = .bytes(${toBodyCode(body, pieces)})`]),
    '',
    'let response = try await HTTPClient.shared.execute(request, timeout: .seconds(30))',
    'let content = try await response.body.collect(upTo: 1 << 20)',
    'print(response.status.code, String(buffer: content))',
  ].join('\n')
}

/** A multiline raw string, in which a backslash isn't special. */
function quoteJson(value: unknown): string {
  const text = toJsonText(value)
  if (!text.includes('\n') || !isPlainText(text) || /"""#|\\#/.test(text))
    return quoteSwift(JSON.stringify(value) ?? 'null')
  return `#"""\n${text}\n"""#`
}

function toBodyCode(body: SampleBody, pieces: readonly MultipartPiece[] = []): string {
  switch (body.kind) {
    case 'json':
      return `Data(${quoteJson(body.value)}.utf8)`
    case 'text':
      return `Data(${quoteSwift(body.text)}.utf8)`
    case 'form':
      return `Data(${quoteSwift(encodeForm(body.fields))}.utf8)`
    case 'file':
      return toFileCode(body.name)
    case 'multipart':
      return pieces
        .map((piece) => ('text' in piece ? `Data(${quoteSwift(piece.text)}.utf8)` : toFileCode(piece.file)))
        .join('\n  + ')
  }
}

function toFileCode(name: string): string {
  return `(try Data(contentsOf: URL(fileURLWithPath: ${quoteSwift(name)})))`
}
