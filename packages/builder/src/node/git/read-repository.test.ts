import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type FileTree, useTempFolders } from '../../../test/temp-folders.ts'
import { parseRepositoryAddress } from './parse-repository-address.ts'
import { readRepository } from './read-repository.ts'

describe('parseRepositoryAddress', () => {
  it.each([
    ['https://github.com/acme/docs', 'https://github.com/acme/docs'],
    ['https://github.com/acme/docs.git', 'https://github.com/acme/docs'],
    ['https://github.com/acme/docs/', 'https://github.com/acme/docs'],
    ['git+https://github.com/acme/docs.git', 'https://github.com/acme/docs'],
    ['git://github.com/acme/docs.git', 'https://github.com/acme/docs'],
    ['git@github.com:acme/docs.git', 'https://github.com/acme/docs'],
    ['ssh://git@git.acme.com:2222/acme/docs.git', 'https://git.acme.com/acme/docs'],
    ['https://user:secret@github.com/acme/docs.git', 'https://github.com/acme/docs'],
    ['http://git.acme.com:8080/a/b/c', 'http://git.acme.com:8080/a/b/c'],
    ['github:acme/docs', 'https://github.com/acme/docs'],
    ['gitlab:acme/group/docs', 'https://gitlab.com/acme/group/docs'],
    ['acme/docs', 'https://github.com/acme/docs'],
  ])('%s is %s', (text, url) => {
    expect(parseRepositoryAddress(text)).toEqual({ url })
  })

  it.each([
    ['acme/docs#next', 'https://github.com/acme/docs', 'next'],
    ['https://github.com/acme/docs/tree/dev/site', 'https://github.com/acme/docs', 'dev'],
    ['https://gitlab.com/acme/docs/-/tree/dev', 'https://gitlab.com/acme/docs', 'dev'],
  ])('%s names the branch %s', (text, url, branch) => {
    expect(parseRepositoryAddress(text)).toEqual({ url, branch })
  })

  it.each(['', 'docs', '../docs', './a/b', '/srv/git/docs', 'C:\\git\\docs', 'file:///srv/docs', 'https://acme.com'])(
    '%j is none',
    (text) => {
      expect(parseRepositoryAddress(text)).toBeUndefined()
    },
  )
})

const ORIGIN = `[core]
  bare = false
[remote "fork"]
  url = https://github.com/me/docs
[remote "origin"]
  url = git@github.com:acme/docs.git
[branch "main"]
  remote = origin
`
const GIT = { '.git/config': ORIGIN, '.git/HEAD': 'ref: refs/heads/feature/x\n' }
const COMMIT = `${'0a'.repeat(20)}\n`

describe('readRepository', () => {
  const createFolder = useTempFolders()

  it.each<[string, FileTree, object | undefined]>([
    ['nothing', {}, undefined],
    ['a remote', GIT, { url: 'https://github.com/acme/docs', branch: 'feature/x', folder: 'site' }],
    [
      'a commit instead of a branch',
      { ...GIT, '.git/HEAD': COMMIT, '.git/refs/remotes/origin/HEAD': 'ref: refs/remotes/origin/trunk\n' },
      { branch: 'trunk' },
    ],
    ['a commit and nothing else', { ...GIT, '.git/HEAD': COMMIT }, { branch: 'main' }],
    ['a remote that is a folder', { ...GIT, '.git/config': '[remote "origin"]\nurl = /srv/git/docs' }, undefined],
    [
      'a manifest, which wins over the remote',
      { ...GIT, 'package.json': '{ "repository": { "url": "gitlab:acme/web", "directory": "ignored" } }' },
      { url: 'https://gitlab.com/acme/web', branch: 'feature/x', folder: 'site' },
    ],
    [
      'a manifest without Git',
      { 'package.json': '{ "repository": { "url": "gitlab:acme/web", "directory": "./packages/docs/" } }' },
      { url: 'https://gitlab.com/acme/web', branch: 'main', folder: 'packages/docs/site' },
    ],
    ['manifests without a repository', { 'package.json': '{}', 'site/package.json': 'no JSON' }, undefined],
    [
      'a work tree',
      {
        '.git': 'gitdir: other/.git/worktrees/here\n',
        'other/.git/worktrees/here/HEAD': 'ref: refs/heads/side\n',
        'other/.git/worktrees/here/commondir': '../..\n',
        'other/.git/config': ORIGIN,
      },
      { url: 'https://github.com/acme/docs', branch: 'side', folder: 'site' },
    ],
  ])('reads %s', (_, files, expected) => {
    const folder = createFolder({ 'site/mint.json': '{}', ...files })
    const found = readRepository(join(folder, 'site'))
    if (expected === undefined) expect(found).toBeUndefined()
    else expect(found).toMatchObject(expected)
  })

  it('uses the given address, with folder and branch from Git', () => {
    const folder = createFolder({ 'mint.json': '{}', ...GIT })
    const given = { url: 'https://git.acme.com/acme/docs' }
    expect(readRepository(folder, given)).toEqual({ ...given, branch: 'feature/x', folder: '' })
    expect(readRepository(folder, { ...given, branch: 'next' })?.branch).toBe('next')
  })
})
