import { parseArgs } from 'node:util'

/** The options of `npm run compare`. */
export interface CompareOptions {
  /** Git revision to compare with. Undefined means the commit where this branch left `main`. */
  base: string | undefined
  /** A built checkout to compare with instead. */
  baseDir: string | undefined
  /** Folder with the real sites. Undefined means `../shared/corpus` beside the repository. */
  corpus: string | undefined
  /** Names of the sites to build; empty for all. */
  sites: readonly string[]
  ignoreReports: boolean
  json: boolean
  help: boolean
}

/**
 * Parses the arguments of `npm run compare --`.
 *
 * @throws Error when an option is unknown or two options contradict each other
 */
export function parseCompareOptions(args: readonly string[]): CompareOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: 'string' },
      'base-dir': { type: 'string' },
      corpus: { type: 'string' },
      site: { type: 'string', multiple: true, default: [] },
      'ignore-reports': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const { base, 'base-dir': baseDir, corpus, site: sites, 'ignore-reports': ignoreReports, json, help } = values
  if (base !== undefined && baseDir !== undefined) throw new Error('Pass either --base or --base-dir, not both.')
  return { base, baseDir, corpus, sites, ignoreReports, json, help }
}
