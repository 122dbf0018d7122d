import type { Page, Repository } from '../../../core/index.ts'

/** The URLs that a kind of host uses for the editor of a file and for the form of an issue. */
interface RepositoryHost {
  toEditUrl(repository: Repository, file: string): string
  toIssueUrl(repository: Repository, title: string, body: string): string
}

const GITHUB: RepositoryHost = {
  toEditUrl: ({ url, branch }, file) => `${url}/edit/${encodePath(branch)}/${file}`,
  toIssueUrl: ({ url }, title, body) => `${url}/issues/new?${new URLSearchParams({ title, body })}`,
}

/** Hosts by a word in their name. Any other host is treated like GitHub. */
const HOSTS: readonly (readonly [name: RegExp, host: RepositoryHost])[] = [
  [
    /gitlab/,
    {
      toEditUrl: ({ url, branch }, file) => `${url}/-/edit/${encodePath(branch)}/${file}`,
      toIssueUrl: ({ url }, title, body) =>
        `${url}/-/issues/new?${new URLSearchParams({ 'issue[title]': title, 'issue[description]': body })}`,
    },
  ],
  [
    /bitbucket/,
    {
      toEditUrl: ({ url, branch }, file) => `${url}/src/${encodePath(branch)}/${file}?mode=edit`,
      toIssueUrl: ({ url }, title) => `${url}/issues/new?${new URLSearchParams({ title })}`,
    },
  ],
  [
    /codeberg|forgejo|gitea/,
    { ...GITHUB, toEditUrl: ({ url, branch }, file) => `${url}/_edit/${encodePath(branch)}/${file}` },
  ],
]

/** The address where visitors can edit the file of a page and propose the change as a pull request. */
export function toEditUrl(repository: Repository, { file }: Page): string {
  const path = [repository.folder, file].filter(Boolean).join('/')
  return toHost(repository).toEditUrl(repository, encodePath(path))
}

/** The address of the form for an issue about a page (docs/reference/mint-json.mdx#page-frame). */
export function toIssueUrl(repository: Repository, { permalink }: Page): string {
  return toHost(repository).toIssueUrl(repository, 'Issue on docs', `Path: ${permalink}`)
}

function toHost({ url }: Repository): RepositoryHost {
  const { hostname } = new URL(url)
  return HOSTS.find(([name]) => name.test(hostname))?.[1] ?? GITHUB
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
