import { toMediaKind } from '../../../src/api/browser.ts'

/** How the body of a response is shown. */
export type ResponseKind = 'json' | 'text' | 'stream' | 'image' | 'audio' | 'video' | 'binary'

/** Converts a media type. A body without one is shown as text. */
export function toResponseKind(contentType: string): ResponseKind {
  const kind = toMediaKind(contentType)
  switch (kind) {
    case 'events':
    case 'lines':
      return 'stream'
    case 'form':
      return 'text'
    case 'multipart':
    case 'any':
    case 'other':
      return 'binary'
    default:
      return kind
  }
}
