/** The two parts of a page's text. Lines count from 1. */
export interface SplitPage {
  /** The lines between the fences, joined with `\n`; undefined when the page has no frontmatter. */
  yaml?: string
  /** Line of the first line of `yaml`. */
  yamlLine: number
  /** Offset in the text where the body starts. */
  bodyStart: number
  /** Line on which the body starts. */
  bodyLine: number
}

const FENCE = /^---[ \t]*$/

/**
 * Splits the text of a page into frontmatter and body. A byte order mark and all three kinds of line ends are fine.
 * A fence that is never closed is no frontmatter, so that nothing of the text is lost.
 */
export function splitFrontmatter(text: string): SplitPage {
  const bodyStart = text.startsWith('\uFEFF') ? 1 : 0
  const lines = readLines(text, bodyStart)
  const yaml: string[] = []
  if (FENCE.test(lines.next().value?.content ?? '')) {
    for (const { content, next } of lines) {
      if (!FENCE.test(content)) yaml.push(content)
      else return { yaml: yaml.join('\n'), yamlLine: 2, bodyStart: next, bodyLine: yaml.length + 3 }
    }
  }
  return { yamlLine: 1, bodyStart, bodyLine: 1 }
}

/** The lines from `start` on without their ends, each with the offset of the one after it. Read only as far as asked. */
function* readLines(text: string, start: number): Generator<{ content: string; next: number }, undefined> {
  const lineEnd = /\r\n|\n|\r/g
  for (let from = start; from < text.length; from = lineEnd.lastIndex) {
    lineEnd.lastIndex = from
    const end = lineEnd.exec(text)
    if (end === null) {
      yield { content: text.slice(from), next: text.length }
      return
    }
    yield { content: text.slice(from, end.index), next: lineEnd.lastIndex }
  }
}
