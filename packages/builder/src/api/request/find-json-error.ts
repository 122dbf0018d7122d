const SPACE = /[ \t\n\r]*/y
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 8259, section 7: these must be escaped
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y

/**
 * Finds the offset of the first syntax error in JSON (RFC 8259). Returns undefined for valid JSON. Few browsers report
 * the position, and each reports it in another form.
 */
export function findJsonError(text: string): number | undefined {
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

  function takeList(end: string, takeEntry: () => boolean): boolean {
    take(SPACE)
    if (take(end)) return true
    do {
      if (!takeEntry()) return false
    } while (take(','))
    return take(end)
  }

  function takeMember(): boolean {
    take(SPACE)
    return take(TEXT) && take(SPACE) && take(':') && takeValue()
  }

  /** Takes a value with the whitespace around it. */
  function takeValue(): boolean {
    take(SPACE)
    const isValid = take('{')
      ? takeList('}', takeMember)
      : take('[')
        ? takeList(']', takeValue)
        : take(TEXT) || take(SCALAR)
    return isValid && take(SPACE)
  }

  return takeValue() && at === text.length ? undefined : at
}
