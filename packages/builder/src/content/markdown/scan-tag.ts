/** An attribute as written. Offsets are those in the text. */
export interface ScannedAttribute {
  name: string
  start: number
  end: number
  /** Offset of the value, with its quotes or braces. Undefined for a name alone. */
  valueStart?: number
  /** The value without quotes, if it has quotes. It ends at the end of the text if they are not closed. */
  quoted?: ScannedQuote
}

export interface ScannedQuote {
  /** The kind of quote. */
  quote: string
  value: string
  isClosed: boolean
}

/** A tag as far as it can be read. */
export interface ScannedTag {
  name: string
  start: number
  nameEnd: number
  attributes: ScannedAttribute[]
  /** Where the tag ends, or the first character that can't be part of it. */
  end: number
  isComplete: boolean
}

const NAME = /<\/?([A-Za-z][\w$.:-]*)/y
const SPACE = /\s*/y
const ATTRIBUTE = /([A-Za-z_$][\w$.:-]*)(\s*=\s*)?/y
const BRACES = /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/y

/** Reads a tag with its attributes, without failing on a mistake. `limit` is where the text ends. */
function scanTag(text: string, start: number, limit: number): ScannedTag | undefined {
  const match = exec(NAME, text, start)
  if (match === null) return undefined
  const nameEnd = start + match[0].length
  const attributes: ScannedAttribute[] = []
  const toTag = (end: number, isComplete = false): ScannedTag => ({
    name: match[1] ?? '',
    start,
    nameEnd,
    attributes,
    end,
    isComplete,
  })
  let at = nameEnd
  while (at < limit) {
    at += exec(SPACE, text, at)?.[0].length ?? 0
    const close = /^\/?\s*>/.exec(text.slice(at, at + 20))
    if (close !== null) return toTag(at + close[0].length, true)
    const attribute = scanAttribute(text, at, limit)
    if (attribute === undefined) return toTag(at)
    attributes.push(attribute)
    at = attribute.end
    if (attribute.quoted?.isClosed === false) return toTag(at)
  }
  return toTag(at)
}

function scanAttribute(text: string, start: number, limit: number): ScannedAttribute | undefined {
  const spread = exec(BRACES, text, start)
  if (spread !== null) return { name: '', start, end: start + spread[0].length, valueStart: start }
  const match = exec(ATTRIBUTE, text, start)
  if (match === null) return undefined
  const [whole, name = '', equals] = match
  const valueStart = start + whole.length
  if (equals === undefined) return { name, start, end: valueStart }
  const quote = text[valueStart]
  if (quote === '"' || quote === "'") {
    const closing = text.indexOf(quote, valueStart + 1)
    const isClosed = closing >= 0 && closing < limit
    const value = text.slice(valueStart + 1, isClosed ? closing : limit)
    return { name, start, end: isClosed ? closing + 1 : limit, valueStart, quoted: { quote, value, isClosed } }
  }
  const braces = exec(BRACES, text, valueStart)
  return { name, start, end: valueStart + (braces?.[0].length ?? 0), valueStart }
}

function exec(sticky: RegExp, text: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at
  return sticky.exec(text)
}

/** Code, which may show any tag, or the start of a tag. A fence that is never closed extends to the end. */
const CODE_OR_TAG = /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\1[`~]*[ \t]*$|(?![\s\S]))|`[^`\n]*`|<\/?[A-Za-z]/gm

/** Finds the tag that can't be read because of an error at an offset: the first that is incomplete there. */
export function findBrokenTag(text: string, offset: number): ScannedTag | undefined {
  const starts = new RegExp(CODE_OR_TAG)
  for (let match = starts.exec(text); match !== null && match.index <= offset; match = starts.exec(text)) {
    if (!match[0].startsWith('<')) continue
    const tag = scanTag(text, match.index, offset)
    if (tag === undefined) continue
    if (!tag.isComplete && tag.end >= offset - 2 && tag.start < offset) return tag
    starts.lastIndex = Math.max(tag.end, match.index + 1)
  }
  return undefined
}
