import { z } from 'zod/mini'

/** A path in the folder of the site, or an http(s) address. */
export const openapiFileSchema = z
  .string()
  .check(
    z.regex(
      /^\s*(?:https?:\/\/\S+|(?![A-Za-z][A-Za-z\d+.-]*:\/\/)\S.*)$/,
      'the path or the http(s) address of an OpenAPI file, for example "/openapi.json"',
    ),
  )
