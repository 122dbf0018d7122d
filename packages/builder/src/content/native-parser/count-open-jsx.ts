/**
 * A closing tag; an opening tag whose attributes are plain; the start of any other tag; a brace or a quote. In attributes
 * with nested braces or quotes in braces, a string could hide where the tag ends.
 */
const MARK =
  /<\/([\w.:-]*)\s*>|<([\w.:-]*)(?:\s+[\w.:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^{}"'`<>/\\]*\}))?){0,40}\s*(\/?)>|<(?=[\w>])|[{}"'`]/g

interface OpenMark {
  /** The name of a tag, `{`, or undefined for a tag that counts as open to the end of the text. */
  name: string | undefined
  /** Whether nothing since then may be quoted: what looks like the end is the end. */
  isPlain: boolean
}

/**
 * How many tags are open at once after the first brace of a text. A tag counts as closed only if that is certain, whatever
 * is a string or a comment, so no text can hide open tags. Those in code count too.
 */
export function countOpenJsx(text: string): number {
  const first = text.indexOf('{')
  if (first === -1) return 0
  const open: OpenMark[] = []
  let tags = 0
  let most = 0

  function push(name: string | undefined): void {
    open.push({ name, isPlain: true })
    if (name !== '{') most = Math.max(most, ++tags)
  }

  function close(name: string): void {
    const top = open.at(-1)
    if (top === undefined) return
    if (top.name === name && (top.isPlain || name === '{')) {
      open.pop()
      if (name !== '{') tags--
      if (top.isPlain) return
    }
    // What is around may have been closed, or not.
    const outer = open.at(-1)
    if (outer !== undefined) outer.isPlain = false
  }

  for (const { 0: mark, 1: closing, 2: opening, 3: slash } of text.slice(first).matchAll(MARK)) {
    if (closing !== undefined) close(closing)
    else if (opening !== undefined) {
      if (slash === '') push(opening)
    } else if (mark === '{') push(mark)
    else if (mark === '}') close('{')
    else if (mark === '<') push(undefined)
    else {
      const top = open.at(-1)
      if (top?.name === '{') top.isPlain = false
    }
  }
  return most
}
