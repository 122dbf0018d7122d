import { type Node, parseTree } from 'jsonc-parser'
import type { ConfigPath } from '../problems/config-path.ts'

/** A string in a configuration and its path. */
export interface ConfigText {
  path: ConfigPath
  value: string
}

/** Lists every string value of a configuration, in the order of the text. Keys are not included. */
export function listConfigTexts(text: string): ConfigText[] {
  const root = parseTree(text, [], { allowTrailingComma: true })
  return root === undefined ? [] : [...listTexts(root, [])]
}

function* listTexts(node: Node, path: ConfigPath): Generator<ConfigText> {
  if (node.type === 'string') yield { path, value: String(node.value) }
  for (const [index, child] of (node.children ?? []).entries()) {
    if (node.type === 'array') yield* listTexts(child, [...path, index])
    const [key, value] = child.type === 'property' ? (child.children ?? []) : []
    if (key !== undefined && value !== undefined) yield* listTexts(value, [...path, String(key.value)])
  }
}
