import { z } from 'zod/mini'

/** A path in the site folder, or an http(s) URL. */
export const openapiFileSchema = z
  .string()
  .check(
    z.regex(
      /^\s*(?:https?:\/\/\S+|(?![A-Za-z][A-Za-z\d+.-]*:\/\/)\S.*)$/,
      'the path or http(s) URL of an OpenAPI file, for example "/openapi.json"',
    ),
  )
