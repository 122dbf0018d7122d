import type { SiteConfig } from './model/site-config.ts'
import type { ConfigPath } from './problems/config-path.ts'
import type { ValueProblem } from './problems/config-problem.ts'
import type { PlacedText } from './rules/placed-text.ts'
import type { SiteFiles } from './rules/site-files.ts'

/** The result of checking the value of a configuration file, in either format. */
export interface CheckedConfig {
  /** What a site can be built with. */
  config: SiteConfig
  /** Converts a path in `config` to the path of the same part in the value. */
  toSourcePath: (path: ConfigPath) => ConfigPath
  /** All problems that are known without the files of the site. */
  problems: ValueProblem[]
  /** The URLs that visitors can follow, with their paths in the value. */
  listUrls: () => PlacedText[]
  /** Lists all problems, with those that only the files of the site reveal. */
  checkFiles: (files: SiteFiles) => ValueProblem[]
}
