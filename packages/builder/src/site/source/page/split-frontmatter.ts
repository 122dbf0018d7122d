/** The two parts of a page's text. Lines start at 1. */
export interface SplitPage {
  /** The lines between the fences, joined with `\n`. Undefined if the page has no frontmatter. */
  yaml?: string
  /** The first line of `yaml`. */
  yamlLine: number
  /** Offset in the text where the body starts. */
  bodyStart: number
  /** Line on which the body starts. */
  bodyLine: number
}

const FENCE = /^---[ \t]*$/

/**
 * Splits the text of a page into frontmatter and body. A byte order mark and all three kinds of line ends are accepted.
 * A block that is never closed is not frontmatter, so that no text is lost.
 */
export function splitFrontmatter(text: string): SplitPage {
  const bodyStart = text.startsWith('\uFEFF') ? 1 : 0
  const lines = splitLines(text, bodyStart)
  const yaml: string[] = []
  if (FENCE.test(lines.next().value?.content ?? '')) {
    for (const { content, next } of lines) {
      if (!FENCE.test(content)) yaml.push(content)
      else return { yaml: yaml.join('\n'), yamlLine: 2, bodyStart: next, bodyLine: yaml.length + 3 }
    }
  }
  return { yamlLine: 1, bodyStart, bodyLine: 1 }
}

/**
 * Replaces the frontmatter of a page with empty lines, so that the lines of the body have the same numbers as in the file.
 * Line ends become `\n`, and a byte order mark is removed.
 */
export function blankFrontmatter(text: string): string {
  const { bodyStart, bodyLine } = splitFrontmatter(text)
  return '\n'.repeat(bodyLine - 1) + text.slice(bodyStart).replace(/\r\n?/g, '\n')
}

/** The lines from `start` without their ends, each with the offset of the next line. Lazy, because pages can be long. */
function* splitLines(text: string, start: number): Generator<{ content: string; next: number }, undefined> {
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
