import type { BranchSettings, OperationEntry, SiteConfig, SpecSource } from '@spearmint/config'
import { toSpecFile } from '../spec/to-spec-file.ts'

/** The specs that apply in a part of the navigation of `docs.json`. */
export interface SpecBranch {
  sources: readonly SpecSource[]
  /** The folder of generated pages, if the part or one around it names one. */
  folder?: string | undefined
}

/** The specs that apply without others in the navigation: those of `api.openapi`. */
export function toRootBranch({ openapiSources }: Pick<SiteConfig, 'openapiSources'>): SpecBranch {
  return { sources: openapiSources }
}

/** Enters a division or a group. Its own specs replace those around it, and have the same folder unless they name one. */
export function enterBranch({ openapi }: Pick<BranchSettings, 'openapi'>, around: SpecBranch): SpecBranch {
  if (openapi.length === 0) return around
  const sources = openapi.map((own) => withSettings(own, around))
  return { sources, folder: sources.find(({ directory }) => directory !== undefined)?.directory ?? around.folder }
}

/** Lists the specs in which the operation of an entry can be: the one it names, or else those around it. */
export function listEntrySources({ spec }: Pick<OperationEntry, 'spec'>, around: SpecBranch): readonly SpecSource[] {
  return spec === undefined ? around.sources : [withSettings({ source: spec }, around)]
}

/** Adds what the same file has around it: its folder and its overlays. */
function withSettings(own: SpecSource, { sources, folder }: SpecBranch): SpecSource {
  const file = toSpecFile(own.source)
  const same = sources.find(({ source }) => toSpecFile(source) === file)
  const directory = own.directory ?? same?.directory ?? folder
  const overlays = own.overlays ?? same?.overlays
  return {
    source: own.source,
    ...(directory !== undefined && { directory }),
    ...(overlays !== undefined && { overlays }),
  }
}
