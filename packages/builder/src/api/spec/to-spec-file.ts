import type { PageSpec } from '../../core/index.ts'
import type { ApiSpec } from '../model/spec.ts'
import { isUrl } from './scope.ts'

/** Converts how a configuration names a file: paths are relative to the site's folder, with or without a leading slash. */
export function toSpecFile(name: string): string {
  return isUrl(name) ? name : name.replace(/^(?:\.?\/)+/, '')
}

/** The key of a spec: its file, and its overlays if it has any. */
export function toSpecKey(file: string, overlays: readonly string[] = []): string {
  return [file, ...overlays].map(toSpecFile).join('\n')
}

/** Converts a spec to what pages refer to it with. */
export function toPageSpec({ file, overlays }: Pick<ApiSpec, 'file' | 'overlays'>): PageSpec {
  return { specFile: file, ...(overlays.length > 0 && { overlays }) }
}
