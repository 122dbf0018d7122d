import { toMediaKind } from '../../../src/api/browser.ts'

/** How the body of an answer is shown. */
export type AnswerKind = 'json' | 'text' | 'stream' | 'image' | 'audio' | 'video' | 'binary'

/** Finds it by the media type; without one it is shown as text. */
export function findAnswerKind(contentType: string): AnswerKind {
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
