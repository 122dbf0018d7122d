import { parse } from 'culori'
import { z } from 'zod'

/** `#hex` with or without the `#`, a name, or one function call, which may contain variables: nothing that could end a declaration or load a file. */
const COLOR =
  /^(?:#?(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|(?!(?:url|src|image|element|expression)\b)[a-z][a-z-]*\((?:[^();{}]|(?<=\bvar)\(\s*--[\w-]+\s*\))*\))$/i

/** Longer than any color. */
const MAX_COLOR_LENGTH = 200

const EXPECTED = 'a color such as "#16a34a"'

/** Words that are colors, but which ones depends on the place or the system. */
const KEYWORD =
  /^(?:currentcolor|inherit|initial|unset|revert|canvas(?:text)?|(?:link|visited|active|button|gray|mark)text|mark)$/i

/** Only a browser can evaluate functions. */
function isColor(value: string): boolean {
  return value.includes('(') || KEYWORD.test(value) || parse(value) !== undefined
}

/** A CSS color. A missing `#` before hex digits (`A8FF53`) is added. */
export const color = z
  .string(EXPECTED)
  .max(MAX_COLOR_LENGTH, EXPECTED)
  .trim()
  .regex(COLOR, EXPECTED)
  .transform((value) => (/^[\da-f]+$/i.test(value) && [3, 4, 6, 8].includes(value.length) ? `#${value}` : value))
  .refine(isColor, EXPECTED)
  .meta({ title: 'CSS color' })
