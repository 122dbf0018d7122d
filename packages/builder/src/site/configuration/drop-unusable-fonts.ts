import type { ConfigPath, FontFace, SiteConfig } from '@spearmint/config'
import { type Diagnostic, findNearest, type Problem, toDiagnostic } from '@spearmint/config/diagnostics'
import { isExternalHref, type LinkResolver, type LocateInConfig, locateNothing } from '../../core/index.ts'
import { FONT_CODES } from '../codes.ts'
import { ROOT_FILE } from './config-file.ts'

export interface FontInput {
  links: LinkResolver
  /** Paths of the published files, for suggestions. */
  files: readonly string[]
  /** Locates a value in the configuration file. The start of the file by default. */
  locate?: LocateInConfig | undefined
}

/**
 * Removes font files from a configuration that a site can't use: files that do not exist (`site/missing-font`) and remote
 * files (`site/remote-font`), because a built site sends no requests to other servers. The font family stays in effect for
 * readers who have it installed.
 */
export function dropUnusableFonts(
  config: SiteConfig,
  { links, files, locate = locateNothing }: FontInput,
): { config: SiteConfig; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []

  function drop(font: FontFace, path: ConfigPath): FontFace {
    if (font.url === undefined) return font
    const problem = findProblem(font.url, links, files)
    if (problem === undefined) return font
    diagnostics.push(toDiagnostic(FONT_CODES, { ...problem, ...locate([...path, 'url']) }))
    const { url: _url, format: _format, ...rest } = font
    return rest
  }

  const { body, headings } = config.font
  // One font for both is configured once, in `font` itself.
  const isShared = body === headings
  const text = drop(body, isShared ? ['font'] : ['font', 'body'])
  return {
    config: { ...config, font: { body: text, headings: isShared ? text : drop(headings, ['font', 'headings']) } },
    diagnostics,
  }
}

function findProblem(
  url: string,
  links: LinkResolver,
  files: readonly string[],
): Problem<typeof FONT_CODES> | undefined {
  if (isExternalHref(url)) {
    return {
      code: 'site/remote-font',
      message: `The font "${url}" is not loaded, because a built site sends no requests to other servers.`,
      suggestions: ["Put the file in the site's folder and use its path."],
    }
  }
  const link = links.resolveFile(url, ROOT_FILE)
  if (link.type !== 'broken') return undefined
  const path = link.path.slice(1)
  return {
    code: 'site/missing-font',
    message: `Cannot find font file "${path}". System fonts are used instead.`,
    suggestions: [
      ...findNearest(path, files, 1).map((file) => `Did you mean "/${file}"?`),
      'Add the file, or remove "url".',
    ],
  }
}
