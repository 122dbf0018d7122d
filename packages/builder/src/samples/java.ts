import type { SampleBody } from '../model/api/sample-request.ts'
import { defineLanguage } from './define-language.ts'
import { encodeForm } from './encode-form.ts'
import { hasFile } from './has-file.ts'
import { indent } from './indent.ts'
import { isPlainText, quoteText } from './quote-text.ts'
import { toJsonText } from './to-json-text.ts'
import { type MultipartPiece, toMultipart } from './to-multipart.ts'

/** Java 17, with the client of its own. */
export const java = defineLanguage({
  id: 'java',
  label: 'Java',
  grammar: 'java',
  write({ method, url, headers, body }) {
    const form = body?.kind === 'multipart' ? toMultipart(body.parts) : undefined
    const lines = form ? [...headers, ['Content-Type', form.mediaType] as const] : headers
    return [
      'import java.net.URI;',
      'import java.net.http.HttpClient;',
      'import java.net.http.HttpRequest;',
      'import java.net.http.HttpRequest.BodyPublishers;',
      'import java.net.http.HttpResponse.BodyHandlers;',
      ...(hasFile(body) ? ['import java.nio.file.Path;'] : []),
      '',
      'public class Sample {',
      '  public static void main(String[] args) throws Exception {',
      `    var request = HttpRequest.newBuilder(URI.create(${quoteJava(url)}))`,
      ...lines.map(([name, value]) => `        .header(${quoteJava(name)}, ${quoteJava(value)})`),
      `        .method(${quoteJava(method)}, ${writeBody(body)})`,
      '        .build();',
      '',
      '    var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());',
      '    System.out.println(response.statusCode() + " " + response.body());',
      '  }',
      '}',
    ].join('\n')
  },
})

/** `\u` is read before anything else, but never for the two that would end the line: these have names. */
export function quoteJava(text: string): string {
  return quoteText(text)
}

/** A text block: its lines lose the indentation that all of them have. */
function quoteJson(value: unknown): string {
  const text = toJsonText(value)
  if (!text.includes('\n') || !isPlainText(text)) return quoteJava(JSON.stringify(value) ?? 'null')
  return indent(`"""\n${text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""')}"""`, 12)
}

function writeBody(body: SampleBody | undefined): string {
  switch (body?.kind) {
    case undefined:
      return 'BodyPublishers.noBody()'
    case 'json':
      return `BodyPublishers.ofString(${quoteJson(body.value)})`
    case 'text':
      return `BodyPublishers.ofString(${quoteJava(body.text)})`
    case 'form':
      return `BodyPublishers.ofString(${quoteJava(encodeForm(body.fields))})`
    case 'file':
      return `BodyPublishers.ofFile(Path.of(${quoteJava(body.name)}))`
    case 'multipart':
      return writePieces(toMultipart(body.parts).pieces)
  }
}

function writePieces(pieces: readonly MultipartPiece[]): string {
  const publishers = pieces.map((piece) =>
    'text' in piece
      ? `BodyPublishers.ofString(${quoteJava(piece.text)})`
      : `BodyPublishers.ofFile(Path.of(${quoteJava(piece.file)}))`,
  )
  return publishers.length === 1
    ? publishers.join('')
    : `BodyPublishers.concat(\n            ${publishers.join(',\n            ')})`
}
