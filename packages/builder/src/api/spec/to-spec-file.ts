import type { SpecSource } from '@spearmint/config'
import { isUrl } from './scope.ts'

/** Converts how a configuration names a file: paths are relative to the site's folder, with or without a leading slash. */
export function toSpecFile(name: string): string {
  return isUrl(name) ? name : name.replace(/^(?:\.?\/)+/, '')
}

/** The key of a spec: its file, and its overlays if it has any. */
export function toSpecKey({ source, overlays = [] }: Pick<SpecSource, 'source' | 'overlays'>): string {
  return [source, ...overlays].map(toSpecFile).join(' + ')
}
