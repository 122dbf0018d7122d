import { z } from 'zod'

/** `#hex` with or without the `#`, a name, or one function call, which may contain variables: nothing that could end a declaration or load a file. */
const COLOR =
  /^(?:#?(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|(?!(?:url|src|image|element|expression)\b)[a-z][a-z-]*\((?:[^();{}]|(?<=\bvar)\(\s*--[\w-]+\s*\))*\))$/i

/** Longer than any color. */
const MAX_COLOR_LENGTH = 200

/** A CSS color. A missing `#` before hex digits (`A8FF53`) is added. */
export const color = z
  .string('a color such as "#16a34a"')
  .max(MAX_COLOR_LENGTH, 'a color such as "#16a34a"')
  .trim()
  .regex(COLOR, 'a color such as "#16a34a"')
  .transform((value) => (/^[\da-f]+$/i.test(value) && [3, 4, 6, 8].includes(value.length) ? `#${value}` : value))
  .meta({ title: 'CSS color' })
