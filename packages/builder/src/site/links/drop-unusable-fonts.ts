import {
  type ConfigPath,
  type Diagnostic,
  type FontFace,
  findNearest,
  type SiteConfig,
  type SourceRange,
  START_OF_FILE,
} from '@spearmint/config'
import { isExternalHref, type LinkResolver, type Problem, toDiagnostic } from '../../core/index.ts'

export interface ConfigFontsInput {
  links: LinkResolver
  /** Paths of the published files, for suggestions. */
  files: readonly string[]
  /** Where a value stands in the configuration file. Default: the start of the file. */
  locate?: ((path: ConfigPath) => SourceRange) | undefined
}

/**
 * Takes font files out of a configuration that a site cannot use: those that do not exist (`site/missing-font`), and
 * those in other places (`site/remote-font`), because a built site asks no other server. The family stays: readers who
 * have it installed see it.
 */
export function dropUnusableFonts(
  config: SiteConfig,
  { links, files, locate = () => START_OF_FILE }: ConfigFontsInput,
): { config: SiteConfig; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []

  function drop(font: FontFace, path: ConfigPath): FontFace {
    if (font.url === undefined) return font
    const problem = findProblem(font.url, links, files)
    if (problem === undefined) return font
    diagnostics.push(toDiagnostic(problem, 'mint.json', locate([...path, 'url'])))
    const { url: _url, format: _format, ...rest } = font
    return rest
  }

  const { body, headings } = config.font
  // One font for both is written once, in `font` itself.
  const isShared = body === headings
  const text = drop(body, isShared ? ['font'] : ['font', 'body'])
  return {
    config: { ...config, font: { body: text, headings: isShared ? text : drop(headings, ['font', 'headings']) } },
    diagnostics,
  }
}

function findProblem(url: string, links: LinkResolver, files: readonly string[]): Problem | undefined {
  if (isExternalHref(url)) {
    return {
      code: 'site/remote-font',
      severity: 'info',
      message: `The font "${url}" is not loaded: a built site asks no other server.`,
      suggestions: ['Put the file into the folder of the site, and give its path.'],
    }
  }
  const found = links.resolveFile(url, 'mint.json')
  if (found.type !== 'broken') return undefined
  const near = findNearest(found.path.slice(1), files, 1).map((file) => `Did you mean "/${file}"?`)
  return {
    code: 'site/missing-font',
    severity: 'warning',
    message: `There is no file "${found.path.slice(1)}" for the font; the fonts of the system are used.`,
    suggestions: [...near, 'Add the file, or remove "url".'],
  }
}
