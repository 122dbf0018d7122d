import { toMediaKind } from '../model/media-type.ts'
import type { PlaygroundContent } from './playground-model.ts'

/** How a body is entered: as JSON, as parts of a form, as text, or by choosing a file. */
export type BodyForm = 'json' | 'parts' | 'text' | 'file'

/** The media type decides, and for unknown types the schema. */
export function toBodyForm({ mediaType, schema }: PlaygroundContent): BodyForm {
  switch (toMediaKind(mediaType)) {
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
