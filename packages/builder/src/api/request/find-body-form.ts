import { findMediaKind } from '../model/find-media-kind.ts'
import type { PlaygroundContent } from '../model/playground.ts'

/** How a body is filled in: as JSON, as parts of a form, as text, or by choosing a file. */
export type BodyForm = 'json' | 'parts' | 'text' | 'file'

/** Finds it by the media type and the schema. */
export function findBodyForm({ mediaType, schema }: PlaygroundContent): BodyForm {
  switch (findMediaKind(mediaType)) {
    case 'json':
      return 'json'
    case 'form':
    case 'multipart':
      return 'parts'
    case 'image':
    case 'audio':
    case 'video':
    case 'binary':
    case 'any':
      return 'file'
    default:
      return schema?.isFile ? 'file' : 'text'
  }
}
