import type { Diagnostic } from '@spearmint/config'
import { createSiteInspector, type ExternalLink } from '../check/index.ts'
import type { OutputFolder } from '../core/index.ts'
import type { BuildIo, BuildOptions, BuildResult } from './build-options.ts'

/** What a check of the pages of a site found. */
export interface ContentCheck {
  pages: number
  /** Those of a build, and those of the rules of content. */
  diagnostics: Diagnostic[]
  /** Links that lead out of the site, each address once. Nothing was asked of them. */
  externalLinks: ExternalLink[]
}

/** Checks the pages of a site as a build does, by rendering them all. Nothing is written. */
export async function checkContent(
  buildSite: (options: BuildOptions, io: BuildIo) => Promise<BuildResult>,
  options: BuildOptions,
  io: Omit<BuildIo, 'inspector' | 'output'>,
): Promise<ContentCheck> {
  const inspector = createSiteInspector()
  const { pages, diagnostics } = await buildSite(options, { ...io, inspector, output: NOWHERE })
  return { pages, diagnostics, externalLinks: inspector.listExternalLinks() }
}

/** An output folder that keeps nothing. */
const NOWHERE: OutputFolder = {
  write() {},
  append() {},
  copy() {},
  finish: () => ({ files: 0, bytes: 0 }),
}
