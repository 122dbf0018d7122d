import type { ApiSchema } from './schema.ts'

/** Whether a text holds the bytes of a file (OpenAPI 3.1, section 4.8.14.2; 3.0 says `format: binary`). */
export function isFileSchema({ contentMediaType, format }: Pick<ApiSchema, 'contentMediaType' | 'format'>): boolean {
  return contentMediaType !== undefined || format === 'binary'
}
