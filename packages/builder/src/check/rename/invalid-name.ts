/** Why nothing can be moved, and how to fix that. */
export interface MoveProblem {
  message: string
  suggestions: string[]
}

/** Parts of names that neither a URL nor every system allows, and what they are. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\\/, 'contains a backslash, which a URL path cannot contain'],
  [/[\r\n\u2028\u2029]/, 'contains a line break'],
  [/\p{Cc}/u, 'contains a control character'],
  [/^[a-z]:/i, 'starts with a letter and a colon, which is a drive on Windows'],
]

/** Finds what a name must not contain, as the predicate of a sentence. */
export function findForbidden(name: string): string | undefined {
  return FORBIDDEN.find(([pattern]) => pattern.test(name))?.[1]
}

/** Explains why a new name can't be used. */
export function toInvalidName(name: string): MoveProblem {
  const forbidden = findForbidden(name)
  if (forbidden === undefined) {
    return {
      message: `${toQuoted(name)} is outside the folder of the site.`,
      suggestions: ['Use a path inside it, such as "guides/new-name".'],
    }
  }
  const suggestion = name.includes('\\')
    ? `Separate folders with slashes: ${toQuoted(name.replaceAll('\\', '/'))}.`
    : 'Use a path such as "guides/new-name".'
  return { message: `${toQuoted(name)} ${forbidden}.`, suggestions: [suggestion] }
}

/** What common file systems store of a name, and Linux of a path, in bytes. */
const MAX_NAME = 255
const MAX_PATH = 4_096

/** Whether a path is longer than file systems allow, even in the root folder. */
export function isTooLong(path: string): boolean {
  const toSize = (text: string) => new TextEncoder().encode(text).length
  return toSize(path) >= MAX_PATH || path.split('/').some((name) => toSize(name) > MAX_NAME)
}

/** Characters of a name that a message quotes. */
const MAX_QUOTED = 120

/** Quotes a name for a message, on one line and not longer than a few. */
export function toQuoted(name: string): string {
  const line = name.replace(/[\p{Cc}\u2028\u2029]/gu, (character) => JSON.stringify(character).slice(1, -1))
  return `"${line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED)}…` : line}"`
}
