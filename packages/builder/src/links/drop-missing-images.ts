import {
  type ConfigPath,
  type Diagnostic,
  findNearest,
  type SiteConfig,
  type SourceRange,
  START_OF_FILE,
} from '@spearmint/config'
import { toDiagnostic } from '../model/diagnostic-log.ts'
import type { LinkResolver } from '../model/link-resolver.ts'

export interface ConfigImagesInput {
  links: LinkResolver
  /** Paths of the published files, for suggestions. */
  files: readonly string[]
  /** Where a value stands in the configuration file. Default: the start of the file. */
  locate?: ((path: ConfigPath) => SourceRange) | undefined
}

const CONFIG_FILE = 'mint.json'

/**
 * Takes pictures that do not exist out of a configuration, and reports each as `config/missing-image`: a page shows the
 * site's name instead of a broken logo. A logo that has only one of its two pictures uses it in both modes.
 */
export function dropMissingImages(
  config: SiteConfig,
  { links, files, locate = () => START_OF_FILE }: ConfigImagesInput,
): { config: SiteConfig; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []

  function find(image: string | undefined, path: ConfigPath): string | undefined {
    if (image === undefined || image === '') return undefined
    const found = links.resolveFile(image, CONFIG_FILE)
    if (found.type !== 'broken') return image
    const near = findNearest(found.path.slice(1), files, 1).map((file) => `Did you mean "/${file}"?`)
    const suggestions = [...near, `Add the file, or remove "${path.join('.')}".`]
    const message = `There is no file "${found.path.slice(1)}" for "${path.join('.')}"; it is left out.`
    const problem = { code: 'config/missing-image', severity: 'warning', message, suggestions } as const
    diagnostics.push(toDiagnostic(problem, CONFIG_FILE, locate(path)))
    return undefined
  }

  const { logo, favicon, backgroundImage, ...rest } = config
  const isOne = logo?.light === logo?.dark
  const light = find(logo?.light, isOne ? ['logo'] : ['logo', 'light'])
  const dark = isOne ? light : find(logo?.dark, ['logo', 'dark'])
  const picture = light ?? dark
  const icon = find(favicon, ['favicon'])
  const background = find(backgroundImage, ['backgroundImage'])
  return {
    config: {
      ...rest,
      ...(logo && picture !== undefined && { logo: { ...logo, light: light ?? picture, dark: dark ?? picture } }),
      ...(icon !== undefined && { favicon: icon }),
      ...(background !== undefined && { backgroundImage: background }),
    },
    diagnostics,
  }
}
