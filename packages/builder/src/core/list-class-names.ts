import type { Properties } from 'hast'

/** The class names of an element; empty when it has none. */
export function listClassNames({ className }: Properties): string[] {
  return Array.isArray(className) ? className.map(String) : []
}
