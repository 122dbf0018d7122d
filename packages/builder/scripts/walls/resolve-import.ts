import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import type { StatedImport, Target } from './source-module.ts'

/** Looks up files and installed packages. */
export interface ResolveHost {
  /** True if a path from the root of the repository is a file. */
  isFile(path: string): boolean
  /** True if a package specifier leads to a file, seen from a folder of the repository. */
  isInstalled(folder: string, specifier: string): boolean
}

/** Resolves a specifier in a file. Relative imports name their file with its extension, as TypeScript runs them here. */
export function resolveImport(from: string, { specifier, computed }: StatedImport, host: ResolveHost): Target {
  if (computed) return { kind: 'unresolved' }
  if (isBuiltin(specifier)) return { kind: 'builtin', name: specifier }
  const folder = posix.dirname(from)
  if (specifier.startsWith('.')) {
    const path = posix.join(folder, specifier.replace(/\?.*$/, ''))
    return host.isFile(path) ? { kind: 'file', path } : { kind: 'unresolved' }
  }
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
  return host.isInstalled(folder, specifier) ? { kind: 'package', name } : { kind: 'unresolved' }
}
