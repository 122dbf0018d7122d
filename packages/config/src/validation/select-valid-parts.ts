import { z } from 'zod/mini'
import type { ConfigPath, Problem } from '../problems/config-problem.ts'
import type { UnsoundParts } from '../rules/rule.ts'
import { type CheckedConfig, checkedConfigSchema } from '../schema/checked-config.ts'
import { siteConfigSchema } from '../schema/site-config.ts'
import { copyWithout } from './copy-without.ts'
import { findSchemas } from './list-schemas.ts'

/** What rules may rely on. */
export interface SoundParts {
  /** Everything of the right form, in its place: positions in arrays are those of the text. */
  config: CheckedConfig
  unsound: UnsoundParts
}

/**
 * Leaves out what problems of form were found in, and as little else as possible: an optional key alone, and of what
 * cannot do without the broken part the whole top-level key. So rules see the rest and all problems are told at once.
 */
export function findSoundParts(value: unknown, problems: readonly Problem[]): SoundParts {
  const dropped = problems.map(toDroppable)
  const nearly = copyWithout(value, dropped)
  const first = checkedConfigSchema.safeParse(nearly)
  const alsoDropped = (first.error?.issues ?? []).map(({ path }): ConfigPath => path.slice(0, 1).map(String))
  return {
    // What is left fits the schema, so this only narrows the type.
    config: first.data ?? checkedConfigSchema.parse(copyWithout(nearly, alsoDropped)),
    unsound: createUnsoundParts([...dropped, ...alsoDropped, ...problems.flatMap(findMeantPath)]),
  }
}

/** The nearest part around a problem that can be left out without leaving the rest incomplete. */
function toDroppable({ code, path }: Problem): ConfigPath {
  if (code === 'config/unknown-key' || code === 'config/misspelt-key') return path
  for (let length = path.length; length > 1; length--) {
    const part = path.slice(0, length)
    const isOptional = findSchemas(siteConfigSchema, part).some((schema) => schema instanceof z.core.$ZodExactOptional)
    if (typeof part.at(-1) === 'string' && isOptional) return part
  }
  return path.slice(0, 1)
}

/** The key that a misspelt one means. */
function findMeantPath({ change, path }: Problem): ConfigPath[] {
  return change?.kind === 'rename' ? [[...path.slice(0, -1), change.key]] : []
}

function createUnsoundParts(paths: readonly ConfigPath[]): UnsoundParts {
  const ids = new Set(paths.filter(({ length }) => length > 0).map((path) => JSON.stringify(path)))
  return {
    has: (path) => path.some((_, index) => ids.has(JSON.stringify(path.slice(0, index + 1)))),
  }
}
