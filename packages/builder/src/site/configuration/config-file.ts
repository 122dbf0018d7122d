import type { SourceFolder } from '../../core/index.ts'

/** The names of the configuration file, at the root of the site's folder. Of several, the first one counts. */
export const CONFIG_FILES = ['docs.json', 'mint.json'] as const

export type ConfigFile = (typeof CONFIG_FILES)[number]

/** The file that addresses in the configuration are relative to. */
export const ROOT_FILE: ConfigFile = 'mint.json'

/** Finds the configuration of a site. */
export function findConfigFile(source: Pick<SourceFolder, 'readText'>): ConfigFile | undefined {
  return CONFIG_FILES.find((file) => source.readText(file) !== undefined)
}

/** Whether a path is that of a configuration file. */
export function isConfigFile(path: string): path is ConfigFile {
  return CONFIG_FILES.some((file) => file === path)
}
