import type { SampleBody } from '../model/api/sample-request.ts'
import { defineLanguage } from './define-language.ts'
import { encodeForm } from './encode-form.ts'
import { hasFile } from './has-file.ts'
import { indent } from './indent.ts'
import { isPlainText, quoteText } from './quote-text.ts'
import { toJsonText } from './to-json-text.ts'
import { type MultipartPiece, toMultipart } from './to-multipart.ts'

/** Kotlin, with the client of Java. */
export const kotlin = defineLanguage({
  id: 'kotlin',
  label: 'Kotlin',
  grammar: 'kotlin',
  write({ method, url, headers, body }) {
    const form = body?.kind === 'multipart' ? toMultipart(body.parts) : undefined
    const lines = form ? [...headers, ['Content-Type', form.mediaType] as const] : headers
    return [
      'import java.net.URI',
      'import java.net.http.HttpClient',
      'import java.net.http.HttpRequest',
      'import java.net.http.HttpRequest.BodyPublishers',
      'import java.net.http.HttpResponse.BodyHandlers',
      ...(hasFile(body) ? ['import java.nio.file.Path'] : []),
      '',
      'fun main() {',
      `    val request = HttpRequest.newBuilder(URI.create(${quoteKotlin(url)}))`,
      ...lines.map(([name, value]) => `        .header(${quoteKotlin(name)}, ${quoteKotlin(value)})`),
      `        .method(${quoteKotlin(method)}, ${writeBody(body)})`,
      '        .build()',
      '',
      '    val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a template of Kotlin
      '    println("${response.statusCode()} ${response.body()}")',
      '}',
    ].join('\n')
  },
})

export function quoteKotlin(text: string): string {
  return quoteText(text, { special: '$' })
}

/** Between three quotes stands everything as it is, but the sign of a variable. */
function quoteJson(value: unknown): string {
  const text = toJsonText(value)
  if (!text.includes('\n') || !isPlainText(text) || /\$|"""/.test(text))
    return quoteKotlin(JSON.stringify(value) ?? 'null')
  return indent(`"""\n${text}\n""".trimIndent()`, 12)
}

function writeBody(body: SampleBody | undefined): string {
  switch (body?.kind) {
    case undefined:
      return 'BodyPublishers.noBody()'
    case 'json':
      return `BodyPublishers.ofString(${quoteJson(body.value)})`
    case 'text':
      return `BodyPublishers.ofString(${quoteKotlin(body.text)})`
    case 'form':
      return `BodyPublishers.ofString(${quoteKotlin(encodeForm(body.fields))})`
    case 'file':
      return `BodyPublishers.ofFile(Path.of(${quoteKotlin(body.name)}))`
    case 'multipart':
      return writePieces(toMultipart(body.parts).pieces)
  }
}

function writePieces(pieces: readonly MultipartPiece[]): string {
  const publishers = pieces.map((piece) =>
    'text' in piece
      ? `BodyPublishers.ofString(${quoteKotlin(piece.text)})`
      : `BodyPublishers.ofFile(Path.of(${quoteKotlin(piece.file)}))`,
  )
  return `BodyPublishers.concat(\n            ${publishers.join(',\n            ')},\n        )`
}
