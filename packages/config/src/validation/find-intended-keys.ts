import { z } from 'zod/mini'
import type { ConfigPath } from '../problems/config-path.ts'
import { findValueAt } from './find-value-at.ts'
import type { FormatSchema } from './format-schema.ts'
import { findKnownMistake } from './known-mistakes.ts'
import { listSchemasAt, listSimilarKeys } from './list-schemas.ts'

/** Finds the key that an unknown key is the name of elsewhere, if the object lacks it and the value fits it. */
export function findRenamedKey(format: FormatSchema<unknown>, value: unknown, path: ConfigPath): string | undefined {
  const key = findKnownMistake(format.mistakes, path, undefined)?.renamedTo
  return key !== undefined && isFitting(format, value, path, key) ? key : undefined
}

/** Finds similar keys that the object lacks and that a value of the wrong type fits, nearest first. */
export function findFittingKeys(format: FormatSchema<unknown>, value: unknown, path: ConfigPath): string[] {
  const key = path.at(-1)
  if (typeof key !== 'string') return []
  return listSimilarKeys(format.root, path.slice(0, -1), key).filter((similar) =>
    isFitting(format, value, path, similar),
  )
}

function isFitting({ root }: FormatSchema<unknown>, value: unknown, path: ConfigPath, key: string): boolean {
  const target = [...path.slice(0, -1), key]
  if (findValueAt(value, target) !== undefined) return false
  const written = findValueAt(value, path)
  return listSchemasAt(root, target).some((schema) => z.safeParse(schema, written).success)
}
