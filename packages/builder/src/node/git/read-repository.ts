import { dirname, join, relative, sep } from 'node:path'
import { isObject, type Repository } from '../../core/index.ts'
import { findRealPath } from '../find-real-path.ts'
import { readRegularFile } from '../read-regular-file.ts'
import { parseRepositoryAddress, type RepositoryAddress } from './parse-repository-address.ts'
import { readGitFolder } from './read-git-folder.ts'

/** The branch when none is specified. */
const DEFAULT_BRANCH = 'main'

/**
 * Reads the repository that contains the site in `folder` (absolute): the one `given`, else that of the nearest
 * `package.json` with a `repository`, else the remote of Git. The path of the site in the repository comes from the Git
 * folder, else from that `package.json`; without either, the site is at the root. Undefined when nothing specifies a
 * repository.
 */
export function readRepository(folder: string, given?: RepositoryAddress): Repository | undefined {
  const site = findRealPath(folder) ?? folder
  const git = readGitFolder(site)
  const manifest = findManifest(site, git?.root)
  const remote = git?.remote === undefined ? undefined : parseRepositoryAddress(git.remote)
  const address = given ?? manifest?.address ?? remote
  if (address === undefined) return undefined
  const inGit = git && toSlashes(relative(git.root, site))
  return {
    url: address.url,
    branch: address.branch ?? git?.branch ?? DEFAULT_BRANCH,
    folder: inGit ?? manifest?.folder ?? '',
  }
}

/** The nearest `package.json` with a valid `repository`, no higher than `top`, and the path of the site relative to it. */
function findManifest(site: string, top?: string): { address: RepositoryAddress; folder: string } | undefined {
  for (let folder = site; ; folder = dirname(folder)) {
    const { address, directory } = readManifest(join(folder, 'package.json')) ?? {}
    if (address !== undefined) {
      const below = toSlashes(relative(folder, site))
      return { address, folder: [directory, below].filter(Boolean).join('/') }
    }
    if (folder === top || dirname(folder) === folder) return undefined
  }
}

/** `repository` is a string or an object with `url` and the folder of the package (`directory`). */
function readManifest(file: string): { address?: RepositoryAddress; directory?: string } | undefined {
  const { repository } = readObject(file)
  const { url, directory } = isObject(repository) ? repository : { url: repository, directory: undefined }
  const address = typeof url === 'string' ? parseRepositoryAddress(url) : undefined
  return {
    ...(address && { address }),
    ...(typeof directory === 'string' && { directory: directory.replace(/^\.?\/+|\/+$/g, '') }),
  }
}

function readObject(file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readRegularFile(file).toString())
    return isObject(value) ? value : {}
  } catch {
    // There is no such file, or it is invalid. Other tools report that.
    return {}
  }
}

function toSlashes(path: string): string {
  return path.split(sep).join('/')
}
