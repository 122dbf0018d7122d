import type { Page, Repository } from '../../../core/index.ts'

/** How a kind of host addresses the editor of a file and the form for an issue. */
interface RepositoryHost {
  toEditUrl(repository: Repository, file: string): string
  toIssueUrl(repository: Repository, title: string, body: string): string
}

const GITHUB: RepositoryHost = {
  toEditUrl: ({ url, branch }, file) => `${url}/edit/${encodePath(branch)}/${file}`,
  toIssueUrl: ({ url }, title, body) => `${url}/issues/new?${new URLSearchParams({ title, body })}`,
}

/** Hosts by a word of their name; any other is taken for GitHub's kind. */
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

/** The address where a page's file can be edited and proposed as a pull request. */
export function toEditUrl(repository: Repository, { file }: Page): string {
  const path = [repository.folder, file].filter(Boolean).join('/')
  return findHost(repository).toEditUrl(repository, encodePath(path))
}

/** The address of the form for an issue about a page (reference 3.2). */
export function toIssueUrl(repository: Repository, { permalink }: Page): string {
  return findHost(repository).toIssueUrl(repository, 'Issue on docs', `Path: ${permalink}`)
}

function findHost({ url }: Repository): RepositoryHost {
  const { hostname } = new URL(url)
  return HOSTS.find(([name]) => name.test(hostname))?.[1] ?? GITHUB
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
