import { findNearest } from '../diagnostics/index.ts'
import type { ConfigPath } from '../problems/config-path.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { ENGLISH } from '../words/english.ts'

const PATH = ['spearmint', 'words']

/** Warns about keys of `spearmint.words` that are neither a word nor a language with words. */
export function checkUnknownWord(words: Readonly<Record<string, unknown>> = {}): ValueProblem[] {
  return Object.entries(words).flatMap(([key, value]) => {
    if (Object.hasOwn(ENGLISH, key)) return []
    const isLanguage = typeof value === 'object' && value !== null && /^[a-z]{2,3}(?:-[a-z\d]+)*$/i.test(key)
    if (!isLanguage) return [toProblem([...PATH, key])]
    return Object.keys(value).flatMap((inner) =>
      Object.hasOwn(ENGLISH, inner) ? [] : [toProblem([...PATH, key, inner])],
    )
  })
}

function toProblem(path: ConfigPath): ValueProblem {
  const key = String(path.at(-1))
  const near = findNearest(key, Object.keys(ENGLISH))
  const [only] = near
  return {
    code: 'config/unknown-word',
    path,
    at: 'key',
    message: `${describePath(path)} is not a word of Spearmint; it is ignored.`,
    suggestions: near.length === 0 ? ['Remove it.'] : near.map((name) => `Did you mean "${name}"?`),
    change: near.length === 1 && only !== undefined ? { kind: 'rename', path, key: only } : undefined,
  }
}
