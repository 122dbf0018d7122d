import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { commitFiles, runGit } from '../../../test/commit-files.ts'
import { useTempFolders, writeFiles } from '../../../test/temp-folders.ts'
import { readChangeDates } from './read-change-dates.ts'

const makeFolder = useTempFolders()

function makeRepository(): string {
  const root = makeFolder()
  runGit(root, ['init', '-q'])
  commitFiles(root, { 'docs/a.mdx': '1', 'docs/guides/é ü.mdx': '1', 'other.mdx': '1' }, '2024-01-01T10:00:00+02:00')
  commitFiles(root, { 'docs/a.mdx': '2' }, '2024-02-03T23:30:00-05:00')
  writeFiles(root, { 'docs/new.mdx': '1' })
  return root
}

const FILES = ['a.mdx', 'guides/é ü.mdx', 'new.mdx']

describe('readChangeDates', () => {
  it('returns the date of the last commit of each file by its path', async () => {
    const { dates, diagnostics } = await readChangeDates(join(makeRepository(), 'docs'), FILES)
    expect([...dates]).toEqual([
      ['a.mdx', '2024-02-03T23:30:00-05:00'],
      ['guides/é ü.mdx', '2024-01-01T10:00:00+02:00'],
    ])
    expect(diagnostics).toEqual([])
  })

  it('stops as soon as all dates are known', async () => {
    const { dates, diagnostics } = await readChangeDates(join(makeRepository(), 'docs'), ['a.mdx'])
    expect([...dates.keys()]).toEqual(['a.mdx'])
    expect(diagnostics).toEqual([])
  })

  it('ignores the oldest commit of a shallow clone and reports it', async () => {
    const clone = join(makeFolder(), 'clone')
    runGit('/', ['clone', '-q', '--depth', '1', pathToFileURL(makeRepository()).href, clone])
    const { dates, diagnostics } = await readChangeDates(join(clone, 'docs'), FILES)
    expect(dates.size).toBe(0)
    expect(diagnostics).toMatchObject([{ code: 'source/no-dates', severity: 'warning' }])
    expect(diagnostics[0]?.message).toContain('shallow')
    expect(diagnostics[0]?.suggestions.join()).toContain('--unshallow')
  })

  it.each([
    ['outside of a repository', () => makeFolder({ 'a.mdx': '1' })],
    [
      'without a commit',
      () => {
        const root = makeFolder({ 'a.mdx': '1' })
        runGit(root, ['init', '-q'])
        return root
      },
    ],
    ['in a folder that is not there', () => join(makeFolder(), 'nowhere')],
  ])('%s there are no dates but a warning', async (_where, make) => {
    const { dates, diagnostics } = await readChangeDates(make(), ['a.mdx'])
    expect(dates.size).toBe(0)
    expect(diagnostics).toMatchObject([
      { code: 'source/no-dates', message: expect.stringMatching(/last changes: .+\.$/) },
    ])
    expect(diagnostics[0]?.suggestions).toEqual([
      'Build in a clone of the repository, with Git installed, or omit --dates.',
    ])
  })
})
