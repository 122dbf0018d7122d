import type { SourceFile } from '../core/index.ts'

/**
 * The key of the step that copies a file. It names the size and time of the list: of a file that was saved since, something
 * else was copied. Undefined where that time is not known.
 */
export function toCopyStep({ path, size, modified }: SourceFile): string | undefined {
  return modified === undefined ? undefined : `copy ${path} ${size} ${modified}`
}

export function isCopyStep(key: string): boolean {
  return key.startsWith('copy ')
}
