import { z } from 'zod'

const EXPECTED = 'a length such as {400} or "50%"'

/** A length, written `{400}`, `"400"`, `"400px"`, `"50%"` or `"20rem"`. The result is CSS. */
export const length = z
  .union([z.number().positive(), z.string().regex(/^\s*\d+(?:\.\d+)?(?:px|%|r?em|ch|vw)?\s*$/)], EXPECTED)
  .transform((value) => (/^[\d.]+$/.test(String(value).trim()) ? `${String(value).trim()}px` : String(value).trim()))
  .meta({ title: 'length' })
