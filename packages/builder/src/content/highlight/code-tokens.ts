import type { ElementContent, Text } from 'hast'

/** A piece of code and the classes it is drawn with. */
export interface CodeToken {
  value: string
  /** None for what looks like the text around it. */
  names: readonly string[]
}

declare module 'hast' {
  interface TextData {
    /** The text in pieces, for code: one node a line, as a tree walks over a hundred pieces a hundred times slower. */
    tokens?: readonly CodeToken[] | undefined
  }
}

/** A line of code as a text node that knows its tokens; nothing for an empty line. */
export function toCodeLine(tokens: readonly CodeToken[]): ElementContent[] {
  const value = tokens.map((token) => token.value).join('')
  if (value === '') return []
  return [{ type: 'text', value, ...(tokens.some(({ names }) => names.length > 0) && { data: { tokens } }) }]
}

/** The tokens of a text node as elements of their own; undefined when it has none. */
export function listTokenNodes({ data }: Text): ElementContent[] | undefined {
  return data?.tokens?.map(({ value, names }): ElementContent => {
    const text: ElementContent = { type: 'text', value }
    if (names.length === 0) return text
    return { type: 'element', tagName: 'span', properties: { className: [...names] }, children: [text] }
  })
}
