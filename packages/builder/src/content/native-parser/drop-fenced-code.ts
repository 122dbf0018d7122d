/** The first line of fenced code that is indented by spaces alone. */
const FENCE = /^( *)(`{3,}|~{3,})[^`\n]*\n/gm

/** Strings and braces that end where they seem to end, whatever is around them. They hold no fence. */
const STRING = /"[^"`~\\\n]*"|'[^'`~\\\n]*'/.source
const PLAIN = /[^{}"'`~<>/\\]/.source
const INNER_BRACES = String.raw`\{(?:${PLAIN}|${STRING})*\}`
const BRACES = String.raw`\{(?:${PLAIN}|${STRING}|${INNER_BRACES})*\}`

/** The same of comments, tags, and imports, which end at a blank line. */
const COMPLETE = new RegExp(
  [
    String.raw`^import [\w{},*$ ]+ from (?:"[\w@./-]+"|'[\w@./-]+');?\n(?=[ \t]*\n|import )`,
    String.raw`\{\/\*[^~*${'`'}]*\*\/\}`,
    BRACES,
    String.raw`<\/?[\w.:-]*(?:\s+[\w.:-]+(?:\s*=\s*(?:${STRING}|${BRACES}))?){0,40}\s*\/?>`,
  ].join('|'),
  'gm',
)

/** What may be the start of something that contains the next fence, or a fence that {@link FENCE} doesn't match. */
const OPEN = /[{}<]|```|~~~|^[ \t>]*(?:import|export)\b/m

/**
 * Empties fenced code, so that its braces, tags and dollar signs are not taken for those of a page. Code is emptied only if
 * both parsers certainly read it as code; where that becomes uncertain, the rest of the text is left as it is.
 *
 * @param text - MDX. In Markdown, HTML may contain what looks like a fence.
 */
export function dropFencedCode(text: string): string {
  let result = ''
  let end = 0
  const fences = new RegExp(FENCE)
  for (let match = fences.exec(text); match !== null; match = fences.exec(text)) {
    const { 0: line, 1: indent = '', 2: fence = '', index } = match
    const codeEnd = findCodeEnd(text, index + line.length, indent, fence)
    if (codeEnd === undefined || OPEN.test(text.slice(end, index).replace(COMPLETE, ''))) break
    result += `${text.slice(end, index)}${indent}${fence}\n${indent}${fence}`
    end = codeEnd
    fences.lastIndex = codeEnd
  }
  return result + text.slice(end)
}

/** Finds the end of the closing fence. Undefined if a line before it might not belong to the code. */
function findCodeEnd(text: string, start: number, indent: string, fence: string): number | undefined {
  for (let index = start; index < text.length; ) {
    const next = text.indexOf('\n', index)
    const lineEnd = next === -1 ? text.length : next
    const line = text.slice(index, lineEnd)
    const code = line.trimStart()
    if (code !== '' && !line.startsWith(indent)) return undefined
    if (code.startsWith(fence)) {
      const isEnd = line.length - code.length === indent.length && /^[ \t]*$/.test(code.slice(fence.length))
      return isEnd ? lineEnd : undefined
    }
    index = lineEnd + 1
  }
  return undefined
}
