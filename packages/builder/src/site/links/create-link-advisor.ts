import { createPathSearch } from '@spearmint/config'
import { type Problem, toPagePath } from '../../core/index.ts'

export interface LinkAdvisorInput {
  permalinks: readonly string[]
  /** Paths of the files that are published as they are. */
  files: readonly string[]
  /** Paths of the files of the folder that are not published: ignored ones and snippets. */
  unpublished: readonly string[]
  /** Folders, without slashes at their ends, of OpenAPI files that could not be loaded: what is in them is not known. */
  unknownFolders?: readonly string[]
}

/** Says of an address that leads nowhere what is wrong, and what its author may have meant. */
export interface LinkAdvisor {
  /**
   * `path` is what was looked for, with a slash in front. Undefined for a link whose page may be one of an OpenAPI
   * file that could not be loaded.
   */
  describe(kind: 'link' | 'file', written: string, path: string): Problem | undefined
}

/** `www.example.com`, `example.com/a`: an address without its scheme. Endings that are also of files are not among them. */
const HOST = /^(?:www\.|(?:[\w-]+\.)+(?:com|org|net|dev|app|ai|io|co)(?:[/?#:]|$))/i

/** Creates the advisor of a site. What it looks up is put in order at the first question. */
export function createLinkAdvisor({
  permalinks,
  files,
  unpublished,
  unknownFolders = [],
}: LinkAdvisorInput): LinkAdvisor {
  const pageNames = permalinks.map((permalink) => permalink.slice(1))
  const findNearPages = createPathSearch(() => pageNames)
  const findNearFiles = createPathSearch(() => files)
  let kept: { folded: ReadonlyMap<string, string>; hidden: ReadonlyMap<string, string> } | undefined

  function look(): NonNullable<typeof kept> {
    kept ??= {
      folded: new Map([...files, ...pageNames].map((name) => [name.toLowerCase(), name])),
      hidden: new Map(unpublished.flatMap((file) => [file, toPagePath(file)].map((name) => [name, file] as const))),
    }
    return kept
  }

  function advise(kind: 'link' | 'file', written: string, name: string): string[] {
    if (HOST.test(written)) return [`Write "https://${written}".`]
    const near = kind === 'link' ? [...findNearPages(toPagePath(name)), ...findNearFiles(name)] : findNearFiles(name)
    if (near.length > 0) return near.slice(0, 3).map((other) => `Did you mean "/${other}"?`)
    return [kind === 'link' ? 'Correct the address, or remove the link.' : 'Add the file, or correct its path.']
  }

  function describe(kind: 'link' | 'file', written: string, path: string): Problem | undefined {
    const name = path.slice(1)
    if (kind === 'link' && unknownFolders.some((folder) => name === folder || name.startsWith(`${folder}/`)))
      return undefined
    const twin = look().folded.get(toPagePath(name).toLowerCase()) ?? look().folded.get(name.toLowerCase())
    if (twin !== undefined) {
      const message = `"${written}" leads nowhere: upper and lower case count, and there is only "/${twin}".`
      return toProblem(kind, message, [`Write "/${twin}".`])
    }
    const hidden = look().hidden.get(name)
    if (hidden !== undefined) {
      const message = `"${written}" leads nowhere: the file "${hidden}" is not published.`
      return toProblem(kind, message, ['Link to a page of the site, or to the place where the file is published.'])
    }
    const message =
      kind === 'link'
        ? `"${written}" leads nowhere: there is neither a page nor a file "${path}".`
        : `There is no file "${name}" for "${written}".`
    return toProblem(kind, message, advise(kind, written, name))
  }

  return { describe }
}

function toProblem(kind: 'link' | 'file', message: string, suggestions: string[]): Problem {
  const code = kind === 'link' ? 'page/broken-link' : 'page/missing-file'
  return { code, severity: 'warning', message, suggestions }
}
