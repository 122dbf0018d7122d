const SPACE = /[ \t\n\r]*/y
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 8259, section 7: these must be escaped
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y

/**
 * Finds where text stops being JSON (RFC 8259), as an offset; undefined where all of it is JSON. Browsers tell the place
 * seldom, and each in other words.
 */
export function findJsonMistake(text: string): number | undefined {
  let at = 0

  function take(pattern: RegExp | string): boolean {
    if (typeof pattern === 'string') {
      if (text[at] !== pattern) return false
      at += 1
      return true
    }
    pattern.lastIndex = at
    if (!pattern.test(text)) return false
    at = pattern.lastIndex
    return true
  }

  function readList(end: string, readEntry: () => boolean): boolean {
    take(SPACE)
    if (take(end)) return true
    do {
      if (!readEntry()) return false
    } while (take(','))
    return take(end)
  }

  function readMember(): boolean {
    take(SPACE)
    return take(TEXT) && take(SPACE) && take(':') && readValue()
  }

  /** A value with the space around it. */
  function readValue(): boolean {
    take(SPACE)
    const isRead = take('{')
      ? readList('}', readMember)
      : take('[')
        ? readList(']', readValue)
        : take(TEXT) || take(SCALAR)
    return isRead && take(SPACE)
  }

  return readValue() && at === text.length ? undefined : at
}
