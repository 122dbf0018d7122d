import type { SourceFolder } from '../../core/index.ts'
import { findConfigFile, loadConfig } from '../../site/index.ts'
import type { Moves } from './plan-moves.ts'

/** Why a rename would break the includes of `docs.json`. */
interface IncludeConflict {
  message: string
  suggestions: string[]
}

/**
 * Finds out whether a rename would break the includes of a `docs.json`: included files would move, or redirects would have
 * to be added to one of them. Written into the main file, they would replace the included ones.
 */
export function findIncludeConflict(
  source: SourceFolder,
  { files }: Moves,
  addsRedirects: boolean,
): IncludeConflict | undefined {
  const { config, includedFiles, locate } = loadConfig(source)
  const moved = includedFiles.find((file) => files.has(file))
  if (moved !== undefined) {
    return {
      message: `"${moved}" is part of the configuration and cannot be moved.`,
      suggestions: ['Move it by hand, and correct the "$ref" of it.'],
    }
  }
  const file = config !== undefined && config.redirects.length > 0 ? locate?.(['redirects']).file : undefined
  const movesPage = [...files.keys()].some((path) => /\.mdx?$/.test(path))
  if (!addsRedirects || !movesPage || file === undefined || file === findConfigFile(source)) return undefined
  return {
    message: `The redirects are in the included file "${file}", to which rename cannot add any.`,
    suggestions: ['Pass --no-redirect, and add a redirect from the old URL to that file.'],
  }
}
