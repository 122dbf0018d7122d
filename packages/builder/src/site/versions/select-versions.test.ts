import type { GitVersions } from '@spearmint/config'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Revision } from '../../core/index.ts'
import { compareReleases, parseRelease } from './parse-release.ts'
import { selectVersions } from './select-versions.ts'

const SETTINGS: GitVersions = { from: ['v*'], newestOf: 'minor', labels: {}, folder: 'next', noindex: false }

function toRevision(name: string, index = 0): Revision {
  const kind = /^(?:main|next|release\/)/.test(name) ? 'branch' : 'tag'
  return { name, kind, commit: String(index), date: index }
}

/** What is built from these tags and branches: `path=name`, in the order of the menu. */
function select(names: readonly string[], settings: Partial<GitVersions> = {}, isShallow = false) {
  const revisions = names.map(toRevision)
  const { versions, diagnostics } = selectVersions({ ...SETTINGS, ...settings }, { revisions, isShallow })
  return {
    versions: versions.map(({ folder, revision, state }) => `/${folder} ${revision?.name ?? '-'} ${state}`),
    labels: versions.map(({ label }) => label),
    diagnostics,
  }
}

const TAGS = ['v1.0.0', 'v1.0.1', 'v1.1.0', 'v2.0.0', 'v2.0.10', 'v2.0.9', 'v2.1.0-rc.1', 'v1.2.0-beta']

describe('selectVersions', () => {
  it('selects the newest patch of each minor version, with the newest release at the root', () => {
    expect(select(TAGS).versions).toEqual([
      '/next - unreleased',
      '/v2.1 v2.1.0-rc.1 unreleased',
      '/ v2.0.10 latest',
      '/v1.1 v1.1.0 old',
      '/v1.0 v1.0.1 old',
    ])
  })

  it.each<[string, Partial<GitVersions>, string[]]>([
    ['of each major version', { newestOf: 'major' }, ['/next -', '/v2.1 v2.1.0-rc.1', '/ v2.0.10', '/v1 v1.1.0']],
    ['up to a limit', { limit: 2 }, ['/next -', '/v2.1 v2.1.0-rc.1', '/ v2.0.10']],
    ['without those that are excluded', { from: ['v*', '!v1.*', '!*rc*'] }, ['/next -', '/ v2.0.10']],
    ['by their whole names', { from: ['v1.0.0', 'main'] }, ['/next -', '/main main', '/ v1.0.0']],
    ['without the files on the disk', { folder: 'omit', from: ['v1.0*', 'v1.1*'] }, ['/ v1.1.0', '/v1.0 v1.0.1']],
    [
      'below the files on the disk',
      { folder: 'latest', from: ['v1.0*', 'v1.1*'] },
      ['/ -', '/v1.1 v1.1.0', '/v1.0 v1.0.1'],
    ],
  ])('selects versions %s', (_, settings, expected) => {
    const found = select([...TAGS, 'main'], settings).versions.map((version) => version.replace(/ \w+$/, ''))
    expect(found).toEqual(expected)
  })

  it('never replaces a release by a prerelease', () => {
    expect(select(['v1.0.0', 'v1.0.1-rc.1', 'v1.0.1-rc.2']).versions.slice(1)).toEqual([
      '/v1.0.1-rc.2 v1.0.1-rc.2 unreleased',
      '/ v1.0.0 latest',
    ])
  })

  it('labels versions by their name, or by that of their tag', () => {
    const labels = { 'v2.0.10': '2.0 (LTS)', 'v1.1': 'Old', next: 'Development' }
    expect(select(TAGS, { labels, from: ['v1.1*', 'v2.0*'] }).labels).toEqual(['Development', '2.0 (LTS)', 'Old'])
  })

  it.each([
    ['release/1.0', 'release/*', '/ release/1.0 latest'],
    ['docs@2.0.0', 'docs@*', '/ docs@2.0.0 latest'],
    ['2024-06-01', '*', '/ 2024-06-01 latest'],
    ['stable', 'stable', '/ stable latest'],
  ])('takes %s for a release', (name, from, expected) => {
    expect(select([name], { from: [from] }).versions).toContain(expected)
  })

  it('publishes the files on the disk alone if there is no release', () => {
    const { versions, diagnostics } = select(['main'])
    expect(versions).toEqual(['/ - latest'])
    expect(diagnostics).toMatchObject([{ code: 'versions/no-match', severity: 'error' }])
  })

  it('reports a name that no tag has, with similar ones', () => {
    const { diagnostics } = select(TAGS, { from: ['v1.1.O'] })
    expect(diagnostics[0]).toMatchObject({
      code: 'versions/unknown-name',
      message: 'There is no tag or branch "v1.1.O".',
    })
    expect(diagnostics[0]?.suggestions).toContain('Did you mean "v1.1.0"?')
  })

  it('reports a shallow clone', () => {
    expect(select(TAGS, {}, true).diagnostics).toMatchObject([{ code: 'versions/shallow', severity: 'warning' }])
  })

  it('reports two names with one path', () => {
    const { versions, diagnostics } = select(['a/b', 'a-b', 'v1'], { from: ['a/b', 'a-b', 'v1'] })
    expect(versions).toHaveLength(3)
    expect(diagnostics).toMatchObject([{ code: 'versions/same-path' }])
  })

  it('gives every name a path of one segment that is safe anywhere, each once', () => {
    const name = fc.string({ unit: fc.constantFrom(...'v1.-_/\\ %~<"&é#:?'), maxLength: 12 })
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (names) => {
        const revisions = [...names, 'v9.9.9'].map(toRevision)
        const { versions } = selectVersions(
          { ...SETTINGS, from: [...names, 'v9*', '*'] },
          { revisions, isShallow: false },
        )
        const folders = versions.map(({ folder }) => folder)
        expect(new Set(folders.map((folder) => folder.toLowerCase())).size).toBe(folders.length)
        for (const folder of folders) expect(folder).toMatch(/^(?![._-])[\p{L}\p{N}._-]*$/u)
        for (const folder of folders) expect(folder).not.toContain('..')
        expect(versions.filter(({ state }) => state === 'latest')).toHaveLength(1)
      }),
    )
  })
})

describe('parseRelease', () => {
  it.each([
    ['v1.2.3', [1, 2, 3], ''],
    ['1.2', [1, 2], ''],
    ['k8s-1.2', [1, 2], ''],
    ['v2.0.0-rc.1', [2, 0, 0], 'rc.1'],
    ['v2.0.0+build.5', [2, 0, 0], ''],
    ['release/v3', [3], ''],
    ['1.x', [1], ''],
  ])('parses %s', (name, numbers, prerelease) => {
    expect(parseRelease(name)).toMatchObject({ numbers, prerelease })
  })

  it.each(['main', '', 'v', '-', '..'])('finds no release in %j', (name) => {
    expect(parseRelease(name)).toBeUndefined()
  })

  it('takes no longer for long names', () => {
    const start = performance.now()
    for (const text of ['v1.', '1-', 'a-', 'a1']) parseRelease(text.repeat(5_000))
    expect(performance.now() - start).toBeLessThan(1_000)
  })

  it('orders releases by their numbers, and prereleases before them', () => {
    const names = ['v1.9', 'v1.10', 'v2.0.0-rc.2', 'v2.0.0-rc.10', 'v2.0.0', 'v2.0.1']
    const releases = names.flatMap((name) => parseRelease(name) ?? [])
    expect([...releases].reverse().sort(compareReleases)).toEqual(releases)
  })
})
