import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import type { TextEdit } from '../diagnostics/fix.ts'
import type { ConfigPath } from '../problems/config-problem.ts'
import { applyEdits } from './apply-edits.ts'
import { toInsertion, toReplacement, type Write } from './to-insertion.ts'
import { toRemovals } from './to-removal.ts'

/** A change of a configuration that the author asked for. */
export type ConfigEdit =
  /** Puts another value in place of the one at the path. */
  | { kind: 'set'; path: ConfigPath; value: unknown }
  /** Takes a key or an entry away. */
  | { kind: 'remove'; path: ConfigPath }
  /**
   * Adds entries at the end of the array of a key at the top. A value that is no array is replaced; the key is made if it
   * is not there.
   */
  | { kind: 'append'; key: string; values: readonly unknown[] }

/**
 * Makes changes in the text of a configuration. What they do not concern keeps every byte: formatting, comments, ends of
 * lines. Each path is that in the text as given; one that is not there changes nothing. Of changes that set the same
 * value the last counts.
 *
 * @param text - A JSON text without errors of syntax; comments and trailing commas are allowed.
 */
export function editConfigText(text: string, edits: readonly ConfigEdit[]): string {
  const root = parse(text)
  if (root === undefined) return text
  const written = applyEdits(text, dropInner([...toSettings(root, edits), ...toInsertions(text, root, edits)]))
  // Entries go last, so that new ones take the layout of those before them. No path has changed by now.
  const gone = edits.flatMap((edit) =>
    edit.kind === 'remove' && findNodeAtLocation(root, [...edit.path]) ? [edit.path] : [],
  )
  const rest = gone.length === 0 ? undefined : parse(written)
  return rest === undefined ? written : applyEdits(written, dropInner(toRemovals(written, listGone(rest, gone)) ?? []))
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
    if (present?.type === 'array') return [toInsertion(text, present, (write) => added.map(write))]
    if (present?.parent !== undefined) return [toReplacement(text, present.parent, present, added)]
    missing.push([key, added])
    return []
  })
  if (missing.length === 0) return insertions
  const toProperties = (write: Write) => missing.map(([key, added]) => `${JSON.stringify(key)}: ${write(added)}`)
  return [...insertions, toInsertion(text, root, toProperties)]
}

/** The entries and properties at these paths. */
function listGone(root: Node, paths: readonly ConfigPath[]): Node[] {
  const found = paths.flatMap((path) => findNodeAtLocation(root, [...path]) ?? [])
  return found.flatMap((node) => (node.parent?.type === 'property' ? node.parent : node.parent ? node : []))
}

/** In the order of the text, those within another left out. */
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
