import type { SampleBody, SampleRequest } from '../request/sample-request.ts'
import { encodeForm } from './sample-body.ts'
import { toMultipart } from './to-multipart.ts'

/** How a language of the Java platform quotes text. */
export interface JavaQuotes {
  quote: (text: string) => string
  quoteJson: (value: unknown) => string
}

/** A request of `java.net.http`, which Java and Kotlin use. */
export interface JavaRequest {
  /** Includes the boundary of a multipart body. */
  headers: SampleRequest['headers']
  /** Expression that creates the body. */
  publisher: string
}

export function toJavaRequest({ headers, body }: SampleRequest, quotes: JavaQuotes): JavaRequest {
  if (body?.kind !== 'multipart') return { headers, publisher: toPublisherCode(body, quotes) }
  const { mediaType, pieces } = toMultipart(body.parts)
  const publishers = pieces.map((piece) =>
    toPublisherCode('text' in piece ? { kind: 'text', ...piece } : { kind: 'file', name: piece.file }, quotes),
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

function toPublisherCode(body: PlainBody | undefined, { quote, quoteJson }: JavaQuotes): string {
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
