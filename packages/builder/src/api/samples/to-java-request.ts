import type { SampleBody, SampleRequest } from '../model/sample-request.ts'
import { encodeForm } from './encode-form.ts'
import { toMultipart } from './to-multipart.ts'

/** How a language of the Java platform writes text. */
export interface JavaQuotes {
  quote: (text: string) => string
  quoteJson: (value: unknown) => string
}

/** What the client of Java sends; Kotlin uses it too. */
export interface JavaRequest {
  /** With the boundary of a form. */
  headers: SampleRequest['headers']
  /** Code that gives the body. */
  publisher: string
}

export function toJavaRequest({ headers, body }: SampleRequest, quotes: JavaQuotes): JavaRequest {
  if (body?.kind !== 'multipart') return { headers, publisher: writePublisher(body, quotes) }
  const { mediaType, pieces } = toMultipart(body.parts)
  const publishers = pieces.map((piece) =>
    writePublisher('text' in piece ? { kind: 'text', ...piece } : { kind: 'file', name: piece.file }, quotes),
  )
  return {
    headers: [...headers, ['Content-Type', mediaType]],
    publisher:
      publishers.length === 1
        ? publishers.join('')
        : `BodyPublishers.concat(\n            ${publishers.join(',\n            ')})`,
  }
}

type PlainBody = Exclude<SampleBody, { kind: 'multipart' }>

function writePublisher(body: PlainBody | undefined, { quote, quoteJson }: JavaQuotes): string {
  switch (body?.kind) {
    case undefined:
      return 'BodyPublishers.noBody()'
    case 'json':
      return `BodyPublishers.ofString(${quoteJson(body.value)})`
    case 'text':
      return `BodyPublishers.ofString(${quote(body.text)})`
    case 'form':
      return `BodyPublishers.ofString(${quote(encodeForm(body.fields))})`
    case 'file':
      return `BodyPublishers.ofFile(Path.of(${quote(body.name)}))`
  }
}
