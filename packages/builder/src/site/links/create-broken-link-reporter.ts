import { createPathSearch, type Problem } from '@spearmint/config/diagnostics'
import { splitHref, toPagePath } from '../../core/index.ts'
import type { LINK_CODES } from '../codes.ts'

export interface BrokenLinkReporterInput {
  permalinks: readonly string[]
  /** Paths of the published files. */
  files: readonly string[]
  /** Paths of files in the folder that are not published: ignored files and snippets. */
  unpublished: readonly string[]
  /** Folders, without trailing slashes, of OpenAPI files that could not be loaded, so that their pages are not known. */
  unknownFolders?: readonly string[]
}

type LinkKind = 'link' | 'file'

type LinkProblem = Problem<typeof LINK_CODES>

/** Explains why a link is broken and what its author may have meant. */
export interface BrokenLinkReporter {
  /**
   * Describes a broken link. `path` is the path that was looked up, with a leading slash. Undefined if the page may be
   * one of an OpenAPI file that could not be loaded.
   */
  describe(kind: LinkKind, written: string, path: string): LinkProblem | undefined
}

/** `www.example.com`, `example.com/a`: an address without a scheme. Excludes top-level domains that are also file extensions. */
const HOST = /^(?:www\.|(?:[\w-]+\.)+(?:com|org|net|dev|app|ai|io|co)(?:[/?#:]|$))/i

/** Creates the reporter of a site. It indexes the site when it is first used. */
export function createBrokenLinkReporter({
  permalinks,
  files,
  unpublished,
  unknownFolders = [],
}: BrokenLinkReporterInput): BrokenLinkReporter {
  const pageNames = permalinks.map((permalink) => permalink.slice(1))
  const findSimilarPages = createPathSearch(() => pageNames)
  const findSimilarFiles = createPathSearch(() => files)
  let indexes: { byLowerCase: ReadonlyMap<string, string>; unpublished: ReadonlyMap<string, string> } | undefined

  function openIndexes(): NonNullable<typeof indexes> {
    indexes ??= {
      byLowerCase: new Map([...files, ...pageNames].map((name) => [name.toLowerCase(), name])),
      unpublished: new Map(
        unpublished.flatMap((file) => [file, toPagePath(file)].map((name) => [name, file] as const)),
      ),
    }
    return indexes
  }

  function suggest(kind: LinkKind, written: string, name: string): string[] {
    if (HOST.test(written)) return [`Write "https://${written}".`]
    const files = findSimilarFiles(name)
    const similar = kind === 'link' ? [...findSimilarPages(toPagePath(name)), ...files] : files
    if (similar.length > 0) return similar.slice(0, 3).map((other) => `Did you mean "/${other}"?`)
    return [kind === 'link' ? 'Correct the address, or remove the link.' : 'Add the file, or correct its path.']
  }

  return {
    describe(kind, written, path) {
      const name = path.slice(1)
      const isInUnknownFolder = unknownFolders.some((folder) => name === folder || name.startsWith(`${folder}/`))
      if (kind === 'link' && isInUnknownFolder) return undefined
      const code = kind === 'link' ? 'page/broken-link' : 'page/missing-file'
      const { byLowerCase, unpublished } = openIndexes()
      const twin = byLowerCase.get(toPagePath(name).toLowerCase()) ?? byLowerCase.get(name.toLowerCase())
      if (twin !== undefined) {
        const message = `Cannot find "${written}". Paths are case-sensitive, and the site only has "/${twin}".`
        return { code, message, suggestions: [`Write "/${twin}".`] }
      }
      const hidden = unpublished.get(name)
      if (hidden !== undefined) {
        const message = `Cannot link to "${written}", because the file "${hidden}" is not published.`
        return {
          code,
          message,
          suggestions: ['Link to a page of the site, or to the URL where the file is published.'],
        }
      }
      const origin = splitHref(written).path === path ? '' : ` (written as "${written}")`
      const message = `Cannot find ${kind === 'link' ? 'page or file' : 'file'} "${path}"${origin}.`
      return { code, message, suggestions: suggest(kind, written, name) }
    },
  }
}

/** Describes an address that would run code. */
export function toUnsafeLinkProblem(written: string): LinkProblem {
  return {
    code: 'page/unsafe-link',
    message: `The address "${written.trim().slice(0, 60)}" would run code, so it is removed.`,
    suggestions: ['Link to a page or to an https: address.'],
  }
}
