import type { z } from 'zod/mini'
import { findNearest } from '../diagnostics/find-nearest.ts'
import type { ConfigPath } from '../problems/config-problem.ts'
import { findKeys, findSchemas } from './list-schemas.ts'

/** Finds the known keys of the object at `path` that an unknown key may be a misspelling of, nearest first. */
export function findMeantKeys(root: z.core.$ZodType, path: ConfigPath, key: string): string[] {
  return findNearest(key, findKeys(findSchemas(root, path)))
}
