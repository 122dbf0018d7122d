import { z } from 'zod/mini'
import type { ConfigPath } from '../problems/config-path.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import type { InvalidParts } from '../rules/rule.ts'
import { type PartialConfig, partialConfigSchema } from '../schema/partial-config.ts'
import { siteConfigSchema } from '../schema/site-config.ts'
import { copyWithout } from './copy-without.ts'
import { listSchemasAt } from './list-schemas.ts'

/** The input of the rules. */
export interface ValidParts {
  /** Everything valid, at its original path: indexes in arrays are those of the text. */
  config: PartialConfig
  invalid: InvalidParts
}

/**
 * Selects the parts of a configuration that the schema accepts, so that the rules check them and all problems are
 * reported at once. It drops as little as possible: only the invalid key if it is optional, else the whole top-level key.
 */
export function selectValidParts(value: unknown, problems: readonly ValueProblem[]): ValidParts {
  const dropped = problems.map(toDroppable)
  const rest = copyWithout(value, dropped)
  const first = partialConfigSchema.safeParse(rest)
  const alsoDropped = (first.error?.issues ?? []).map(({ path }): ConfigPath => path.slice(0, 1).map(String))
  return {
    // The rest fits the schema, so this only narrows the type.
    config: first.data ?? partialConfigSchema.parse(copyWithout(rest, alsoDropped)),
    invalid: createInvalidParts([...dropped, ...alsoDropped, ...problems.flatMap(toIntendedPath)]),
  }
}

/** The nearest part around a problem that can be dropped without making the rest incomplete. */
function toDroppable({ code, path }: ValueProblem): ConfigPath {
  if (code === 'config/unknown-key' || code === 'config/misspelt-key') return path
  for (let length = path.length; length > 1; length--) {
    const part = path.slice(0, length)
    const isOptional = listSchemasAt(siteConfigSchema, part).some(
      (schema) => schema instanceof z.core.$ZodExactOptional,
    )
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
