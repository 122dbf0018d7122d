import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import type { TextEdit } from '../diagnostics/index.ts'
import type { ConfigPath } from '../problems/config-path.ts'
import { applyEdits } from './apply-edits.ts'
import { type FormatValue, toInsertion, toReplacement } from './to-insertion.ts'
import { toRemovals } from './to-removal.ts'

/** A change of a configuration that the author requested. */
export type ConfigEdit =
  /** Replaces the value at the path. */
  | { kind: 'set'; path: ConfigPath; value: unknown }
  /** Removes a key or an entry. */
  | { kind: 'remove'; path: ConfigPath }
  /**
   * Adds entries at the end of the array of a top-level key. A value that isn't an array is replaced; a missing key is
   * added.
   */
  | { kind: 'append'; key: string; values: readonly unknown[] }

/**
 * Makes changes in the text of a configuration. The rest keeps every byte: formatting, comments and line breaks. Paths
 * refer to the text as given; a path that doesn't exist changes nothing. If two changes set the same value, the last one
 * counts.
 *
 * @param text - A JSON text without syntax errors; comments and trailing commas are allowed.
 */
export function editConfigText(text: string, edits: readonly ConfigEdit[]): string {
  const root = parse(text)
  if (root === undefined) return text
  const written = applyEdits(text, dropInner([...toSettings(root, edits), ...toInsertions(text, root, edits)]))
  // Removals come last, so that new entries adopt the layout of the existing ones. No path has changed so far.
  const removed = edits.flatMap((edit) =>
    edit.kind === 'remove' && findNodeAtLocation(root, [...edit.path]) ? [edit.path] : [],
  )
  const rest = removed.length === 0 ? undefined : parse(written)
  return rest === undefined
    ? written
    : applyEdits(written, dropInner(toRemovals(written, listNodes(rest, removed)) ?? []))
}

function parse(text: string): Node | undefined {
  return parseTree(text, [], { allowTrailingComma: true })
}

function toSettings(root: Node, edits: readonly ConfigEdit[]): TextEdit[] {
  const settings = edits.flatMap((edit): TextEdit[] => {
    const node = edit.kind === 'set' ? findNodeAtLocation(root, [...edit.path]) : undefined
    if (edit.kind !== 'set' || node === undefined) return []
    return [{ offset: node.offset, length: node.length, text: JSON.stringify(edit.value) }]
  })
  return [...new Map(settings.map((edit) => [edit.offset, edit])).values()]
}

function toInsertions(text: string, root: Node, edits: readonly ConfigEdit[]): TextEdit[] {
  const values = new Map<string, unknown[]>()
  for (const edit of edits) {
    if (edit.kind === 'append') values.set(edit.key, [...(values.get(edit.key) ?? []), ...edit.values])
  }
  const missing: [key: string, values: unknown[]][] = []
  const insertions = [...values].flatMap(([key, added]) => {
    const present = findNodeAtLocation(root, [key])
    if (added.length === 0) return []
    if (present?.type === 'array') return [toInsertion(text, present, (format) => added.map(format))]
    if (present?.parent !== undefined) return [toReplacement(text, present.parent, present, added)]
    missing.push([key, added])
    return []
  })
  if (missing.length === 0) return insertions
  const toProperties = (format: FormatValue) =>
    missing.map(([key, added]) => `${JSON.stringify(key)}: ${format(added)}`)
  return [...insertions, toInsertion(text, root, toProperties)]
}

/** Lists the entries and properties at these paths. */
function listNodes(root: Node, paths: readonly ConfigPath[]): Node[] {
  const found = paths.flatMap((path) => findNodeAtLocation(root, [...path]) ?? [])
  return found.flatMap((node) => (node.parent?.type === 'property' ? node.parent : node.parent ? node : []))
}

/** Sorts edits in the order of the text and drops those inside another one. */
function dropInner(edits: readonly TextEdit[]): TextEdit[] {
  let end = 0
  return edits
    .toSorted((a, b) => a.offset - b.offset)
    .filter(({ offset, length }) => {
      const isApart = offset >= end
      if (isApart) end = offset + length
      return isApart
    })
}
