import { z } from 'zod/mini'
import type { ConfigPath } from '../problems/config-path.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import type { InvalidParts } from '../rules/invalid-parts.ts'
import { copyWithout } from './copy-without.ts'
import type { FormatSchema } from './format-schema.ts'
import { listSchemasAt } from './list-schemas.ts'

/** The input of the rules. */
export interface ValidParts<Config> {
  /** Everything valid, at its original path: indexes in arrays are those of the text. */
  config: Config
  invalid: InvalidParts
}

/**
 * Selects the parts of a configuration that the schema accepts, so that the rules check them and all problems are
 * reported at once. It drops as little as possible: only the invalid key if it is optional, else the whole top-level key.
 */
export function selectValidParts<Config>(
  value: unknown,
  problems: readonly ValueProblem[],
  { partial }: FormatSchema<Config>,
): ValidParts<Config> {
  const dropped = problems.map((problem) => toDroppable(problem, partial))
  const rest = copyWithout(value, dropped)
  const first = partial.safeParse(rest)
  const alsoDropped = (first.error?.issues ?? []).flatMap(toTopLevelKeys)
  return {
    // The rest fits the schema, so this only narrows the type.
    config: first.data ?? partial.parse(copyWithout(rest, alsoDropped)),
    invalid: createInvalidParts([...dropped, ...alsoDropped, ...problems.flatMap(toIntendedPath)]),
  }
}

/** More unknown keys than problems are reported can be left. */
function toTopLevelKeys(issue: z.core.$ZodIssue): ConfigPath[] {
  const isAtRoot = issue.path.length === 0 && issue.code === 'unrecognized_keys'
  return isAtRoot ? issue.keys.map((key) => [key]) : [issue.path.slice(0, 1).map(String)]
}

/** The nearest part around a problem that can be dropped without making the rest incomplete. */
function toDroppable({ code, path }: ValueProblem, schema: z.core.$ZodType): ConfigPath {
  if (code === 'config/unknown-key' || code === 'config/misspelled-key') return path
  for (let length = path.length; length > 1; length--) {
    const part = path.slice(0, length)
    const isOptional = listSchemasAt(schema, part).some((option) => option instanceof z.core.$ZodExactOptional)
    if (typeof part.at(-1) === 'string' && isOptional) return part
  }
  return path.slice(0, 1)
}

/** The key that the author of a misspelled one meant. */
function toIntendedPath({ change, path }: ValueProblem): ConfigPath[] {
  return change?.kind === 'rename' ? [[...path.slice(0, -1), change.key]] : []
}

function createInvalidParts(paths: readonly ConfigPath[]): InvalidParts {
  const ids = new Set(paths.filter(({ length }) => length > 0).map((path) => JSON.stringify(path)))
  return {
    has: (path) => path.some((_, index) => ids.has(JSON.stringify(path.slice(0, index + 1)))),
  }
}
