import type { ElementContent, Text } from 'hast'

/** A piece of code and its classes. */
export interface CodeToken {
  value: string
  /** Empty for plain text. */
  names: readonly string[]
}

declare module 'hast' {
  interface TextData {
    /**
     * The tokens of a line of code. Each line is one text node, because the time to walk a tree grows with its nodes.
     */
    tokens?: readonly CodeToken[] | undefined
  }
}

/** Converts a line of code to a text node with tokens. An empty line has no node. */
export function toCodeLine(tokens: readonly CodeToken[]): ElementContent[] {
  const value = tokens.map((token) => token.value).join('')
  if (value === '') return []
  return [{ type: 'text', value, ...(tokens.some(({ names }) => names.length > 0) && { data: { tokens } }) }]
}

/** Lists the tokens of a text node as elements. Returns undefined if it has none. */
export function listTokenNodes({ data }: Text): ElementContent[] | undefined {
  return data?.tokens?.map(({ value, names }): ElementContent => {
    const text: ElementContent = { type: 'text', value }
    if (names.length === 0) return text
    return { type: 'element', tagName: 'span', properties: { className: [...names] }, children: [text] }
  })
}
