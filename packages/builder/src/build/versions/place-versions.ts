import type { Diagnostic } from '@spearmint/config/diagnostics'
import { type LocateInConfig, locateNothing, type SourceFolder } from '../../core/index.ts'
import { findConfigFile } from '../../site/index.ts'

/** Whether it is worth to read the configuration here. Most sites have no versions, and theirs is read once. */
export function mayHaveVersions(source: SourceFolder): boolean {
  const file = findConfigFile(source)
  const text = file === undefined ? undefined : source.readText(file)
  return text !== undefined && /"spearmint"/.test(text) && /"(?:versions|\$ref)"/.test(text)
}

/** Creates the function that gives problems of versions the position of their setting. */
export function createPlacer(locate: LocateInConfig = locateNothing) {
  const { file, range } = locate(['spearmint', 'versions'])
  return (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
    diagnostics.map((diagnostic) =>
      diagnostic.code.startsWith('versions/') ? { ...diagnostic, file, ...range } : diagnostic,
    )
}
