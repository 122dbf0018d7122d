/** Lines of the excerpt before and after the difference. */
const CONTEXT = 2
/** Lines of either side that are shown. */
const MAX_LINES = 6
/** Characters of a line that are shown, and how many of them precede the first difference. */
const MAX_WIDTH = 160
const LEAD = 60
/** How many lines may differ, on both sides together, before the rest counts as different. */
const MAX_DISTANCE = 40

/** Renders the first difference of two texts as a short unified diff. */
export function toExcerpt(path: string, base: string, current: string): string {
  const [old, now] = [base, current].map((text) => toLines(path, text)) as [string[], string[]]
  const start = findDifference(old, now)
  const [removed, added] = findEnd(old.slice(start), now.slice(start))
  const column = Math.max(0, findDifference([...(old[start] ?? '')], [...(now[start] ?? '')]) - LEAD)
  const crop = (line: string): string => [...line].slice(column, column + MAX_WIDTH).join('')
  const side = (sign: string, lines: readonly string[]): string[] => [
    ...lines.slice(0, MAX_LINES).map((line) => `${sign}${crop(line)}`),
    ...(lines.length > MAX_LINES ? [`${sign}… ${lines.length - MAX_LINES} more lines`] : []),
  ]
  return [
    `--- base/${path}`,
    `+++ current/${path}`,
    `@@ line ${start + 1}${column > 0 ? `, column ${column + 1}` : ''} @@`,
    ...side(' ', old.slice(Math.max(0, start - CONTEXT), start)),
    ...side('-', old.slice(start, start + removed)),
    ...side('+', now.slice(start, start + added)),
    ...side(' ', old.slice(start + removed, start + removed + CONTEXT)),
  ].join('\n')
}

/** Documents and stylesheets are written as one line, so each tag and each rule counts as one. */
function toLines(path: string, text: string): string[] {
  if (path.endsWith('.html')) return text.replaceAll('><', '>\n<').split('\n')
  return (path.endsWith('.css') ? text.replace(/\}(?!\n)/g, '}\n') : text).split('\n')
}

function findDifference(one: readonly string[], other: readonly string[]): number {
  const index = one.findIndex((item, position) => item !== other[position])
  return index === -1 ? one.length : index
}

/** Counts the lines that differ on each side, up to two lines that both sides share. */
function findEnd(old: readonly string[], now: readonly string[]): [removed: number, added: number] {
  for (let distance = 1; distance <= MAX_DISTANCE; distance++) {
    for (let removed = 0; removed <= distance; removed++) {
      const added = distance - removed
      if (old[removed] === now[added] && old[removed + 1] === now[added + 1]) return [removed, added]
    }
  }
  return [old.length, now.length]
}
