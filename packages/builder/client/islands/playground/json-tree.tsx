import type { ComponentChildren } from 'preact'
import { useMemo, useRef, useState } from 'preact/hooks'
import { JsonText } from './json-text.tsx'
import { type JsonRow, listJsonRows } from './list-json-rows.ts'
import { useWords } from './words-context.ts'

interface TreeProps {
  label: string
  value: unknown
  /** Number of lines of the value. */
  lines: number
  /** What else can be done with the value. */
  tools: ComponentChildren
}

/** With more lines, the inner levels are folded at first. */
const MAX_LINES = 200

/**
 * JSON as a tree: every list and object can be folded. It is one tab stop, with the keys of trees
 * (https://www.w3.org/WAI/ARIA/apg/patterns/treeview/).
 */
export function JsonTree({ label, value, lines, tools }: TreeProps) {
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  /** How deep lists and objects are open, apart from those in `turned`. */
  const [levels, setLevels] = useState(lines > MAX_LINES ? 2 : Number.POSITIVE_INFINITY)
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const [current, setCurrent] = useState('')
  const rows = useMemo(
    () => listJsonRows(value, (path, depth) => depth >= levels !== turned.has(path)),
    [value, levels, turned],
  )
  const items = rows.filter(({ isEnd }) => !isEnd)
  const isAnyFolded = rows.some(({ isFolded }) => isFolded)
  const focused = items.some(({ path }) => path === current) ? current : ''

  function turn({ path }: JsonRow): void {
    setCurrent(path)
    setTurned((before) => {
      const after = new Set(before)
      if (!after.delete(path)) after.add(path)
      return after
    })
  }

  function setAll(depth: number): void {
    setLevels(depth)
    setTurned(new Set())
    setCurrent('')
  }

  function move(event: KeyboardEvent): void {
    const at = items.findIndex(({ path }) => path === focused)
    const row = items[at]
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const parent = items.findLastIndex(({ depth }, index) => index < at && depth < row.depth)
    const next = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: items.length - 1,
      ArrowRight: row.isFolded === false ? at + 1 : at,
      ArrowLeft: row.isFolded === false ? at : parent,
    }[event.key]
    const isTurned =
      (event.key === 'ArrowRight' && row.isFolded === true) ||
      (event.key === 'ArrowLeft' && row.isFolded === false) ||
      ((event.key === 'Enter' || event.key === ' ') && row.isFolded !== undefined)
    if (next === undefined && !isTurned) return
    event.preventDefault()
    if (isTurned) {
      turn(row)
      return
    }
    const target = items[next ?? at]
    if (target === undefined) return
    setCurrent(target.path)
    box.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[next ?? at]?.focus()
  }

  return (
    <>
      <div class="pg-tools">
        <button type="button" class="pg-quiet" onClick={() => setAll(isAnyFolded ? Number.POSITIVE_INFINITY : 1)}>
          {words.say(isAnyFolded ? 'playground.expandAll' : 'playground.collapseAll')}
        </button>
        {tools}
      </div>
      <div ref={box} class="pg-source pg-tree" role="tree" aria-label={label} onKeyDown={move}>
        {rows.map((row) => (
          <Row key={row.path} row={row} isCurrent={row.path === focused} turn={() => turn(row)} />
        ))}
      </div>
    </>
  )
}

function Row({ row, isCurrent, turn }: { row: JsonRow; isCurrent: boolean; turn: () => void }) {
  const { depth, name, text, count, isFolded, isEnd } = row
  const content = (
    <>
      {'  '.repeat(depth)}
      {isFolded !== undefined && (
        // The row has the keys, and its state.
        <span class={`pg-fold ${isFolded ? '' : 'pg-fold-open'}`} aria-hidden="true" onClick={turn} />
      )}
      {name !== undefined && (
        <>
          <span class="tok-property">{name}</span>
          {': '}
        </>
      )}
      <JsonText text={text} />
      {isFolded && <span class="pg-type"> {count}</span>}
    </>
  )
  if (isEnd)
    return (
      <div class="pg-row" aria-hidden="true">
        {content}
      </div>
    )
  return (
    <div
      class="pg-row"
      role="treeitem"
      aria-level={depth + 1}
      aria-expanded={isFolded === undefined ? undefined : !isFolded}
      tabIndex={isCurrent ? 0 : -1}
    >
      {content}
    </div>
  )
}
