import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { commitFiles, runGit } from '../../../test/commit-files.ts'
import { useTempFolders, writeFiles } from '../../../test/temp-folders.ts'
import { openHistory } from './open-history.ts'
import { openPastFolder } from './open-past-folder.ts'
import { buildFolder, toDocs } from './testing/versioned-site.ts'

const makeFolder = useTempFolders()
const DATE = '2024-01-01T10:00:00Z'

afterEach(() => vi.unstubAllEnvs())

function makeRepository(files: Record<string, string> = { 'docs/a.mdx': 'a' }): string {
  const root = makeFolder()
  runGit(root, ['init', '-q', '-b', 'main'])
  commitFiles(root, files, DATE)
  return root
}

/** What Git prints. */
function ask(root: string, args: readonly string[], input: string | Buffer = ''): string {
  return execFileSync('git', args, { cwd: root, input }).toString().trim()
}

/** The folder at the tip of `main`, which can be read. */
function openTip(root: string, folder = 'docs', maxFileBytes?: number) {
  const opened = openPastFolder(root, ask(root, ['rev-parse', `main:${folder}`]), maxFileBytes)
  if ('problem' in opened) throw new Error(opened.problem)
  return opened
}

describe('openHistory', () => {
  it('lists tags and branches, annotated or not, each with its commit', () => {
    const root = makeRepository()
    runGit(root, ['tag', 'v1'])
    runGit(root, ['-c', 'user.name=a', '-c', 'user.email=a', 'tag', '-a', 'v2', '-m', 'Two'])
    runGit(root, ['branch', 'v2'])
    const commit = ask(root, ['rev-parse', 'HEAD'])
    const { revisions, isShallow } = openHistory(join(root, 'docs'), undefined).list()
    expect(revisions.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
      'branch main',
      'branch v2',
      'tag v1',
      'tag v2',
    ])
    expect(revisions.every((revision) => revision.commit === commit)).toBe(true)
    expect(isShallow).toBe(false)
  })

  it('finds the folder at commits, and not where it is a file or missing', () => {
    const root = makeRepository({ docs: 'a file' })
    rmSync(join(root, 'docs'))
    commitFiles(root, { 'docs/a.mdx': 'a' }, DATE)
    const [first = '', second = ''] = ask(root, ['log', '--reverse', '--format=%H']).split('\n')
    const history = openHistory(join(root, 'docs'), undefined)
    expect(history.findTrees([first, second, '0'.repeat(40)])).toEqual([
      undefined,
      ask(root, ['rev-parse', 'HEAD:docs']),
      undefined,
    ])
  })

  it('reports that Git is not installed', () => {
    const root = makeRepository()
    vi.stubEnv('PATH', makeFolder())
    expect(openHistory(root, undefined).list()).toMatchObject({ revisions: [], problem: 'no-git' })
  })

  it('reports that there is no repository', () => {
    expect(openHistory(makeFolder(), undefined).list()).toMatchObject({ problem: 'no-repository' })
  })

  it('never takes a name for an option, a path or a command', async () => {
    const config = { spearmint: { versions: { from: '*', newestOf: 'release' } } }
    const root = makeRepository({ 'docs/index.mdx': '# Home', 'docs/docs.json': toDocs(['index'], config) })
    const names = [
      '-v1',
      '--output=evil',
      `v1$(touch\${IFS}evil)`,
      `v1;touch\${IFS}evil`,
      'a/b/c',
      `v1"'<script>&`,
      'é%2e%2e',
      'con',
    ]
    for (const name of names) runGit(root, ['update-ref', `refs/tags/${name}`, 'HEAD'])
    // Git refuses to create such a name, and ignores it.
    writeFileSync(join(root, '.git/refs/tags/v9..evil'), ask(root, ['rev-parse', 'HEAD']))
    const out = join(makeFolder(), 'out')
    const { contents, outputProblems, versions } = await buildFolder(join(root, 'docs'), { out })
    expect(outputProblems).toEqual([])
    const folders = versions?.map(({ folder }) => folder) ?? []
    expect(folders.length).toBeGreaterThanOrEqual(names.length)
    for (const folder of folders) expect(folder).toMatch(/^(?![.-])[\p{L}\p{N}._-]*$/u)
    const evil = Object.entries(contents).filter(([path, text]) => path.endsWith('.html') && text.includes('<script>&'))
    expect(evil).toEqual([])
    for (const folder of [root, join(root, 'docs'), process.cwd(), out])
      expect(readdirSync(folder)).not.toContain('evil')
  })
})

describe('a repository with dangerous references', () => {
  it('is reported, as Git reports it', () => {
    const root = makeRepository()
    const line = `${ask(root, ['rev-parse', 'HEAD'])} refs/tags/../../evil`
    writeFileSync(join(root, '.git/packed-refs'), `# pack-refs with: sorted\n${line}\n`)
    expect(openHistory(root, undefined).list()).toMatchObject({
      revisions: [],
      problem: expect.stringContaining('dangerous'),
    })
  })
})

describe('openPastFolder', () => {
  it('reads files as they were, whatever is on the disk', () => {
    const root = makeRepository({ 'docs/ü b.mdx': 'ä', 'docs/c/d.png': 'd', 'e.mdx': 'outside' })
    const folder = openTip(root)
    writeFiles(root, { 'docs/ü b.mdx': 'changed', 'docs/new.mdx': 'new' })
    expect(folder.list()).toEqual([
      { path: 'c/d.png', size: 1 },
      { path: 'ü b.mdx', size: 2 },
    ])
    expect([folder.readText('ü b.mdx'), folder.readText('c/d.png'), folder.readText('new.mdx')]).toEqual([
      'ä',
      'd',
      undefined,
    ])
    for (const path of ['../e.mdx', 'e.mdx', '', 'c', '__proto__']) expect(folder.readBytes(path)).toBeUndefined()
  })

  it('reads many files in any order', () => {
    const files = Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [`docs/${n}.bin`, String(n % 10).repeat(300_000)]),
    )
    const folder = openTip(makeRepository(files))
    for (const n of [59, 0, 31, 0, 58]) expect(folder.readText(`${n}.bin`)).toBe(files[`docs/${n}.bin`])
  })

  it('leaves out links, submodules and large files, and reports them once', () => {
    const root = makeRepository({ 'docs/a.mdx': 'a', 'docs/large.png': 'x'.repeat(2_000) })
    symlinkSync('/etc/passwd', join(root, 'docs/secret.mdx'))
    symlinkSync('..', join(root, 'docs/loop'))
    runGit(root, ['add', '-A'])
    runGit(root, ['update-index', '--add', '--cacheinfo', `160000,${ask(root, ['rev-parse', 'HEAD'])},docs/module`])
    runGit(root, ['commit', '-qm', 'x'])
    const folder = openTip(root, 'docs', 1_000)
    expect(folder.list().map(({ path }) => path)).toEqual(['a.mdx'])
    expect(folder.readText('secret.mdx')).toBeUndefined()
    expect(folder.diagnostics()).toMatchObject([
      { code: 'versions/left-out', message: expect.stringContaining('"large.png", "loop", "module" and 1 more') },
    ])
  })

  it('reads no path that leads out of the folder, although a tree can contain one', () => {
    const root = makeRepository()
    const blob = Buffer.from(ask(root, ['rev-parse', 'HEAD:docs/a.mdx']), 'hex')
    const entries = ['..', '.git', 'C:', 'a\\b', 'ok.mdx'].map((name) =>
      Buffer.concat([Buffer.from(`100644 ${name}\0`), blob]),
    )
    const tree = ask(root, ['hash-object', '-t', 'tree', '-w', '--stdin', '--literally'], Buffer.concat(entries))
    const folder = openPastFolder(root, tree)
    expect('problem' in folder ? folder.problem : folder.list().map(({ path }) => path)).toEqual(['ok.mdx'])
  })

  it('leaves out what a build wrote, packages and caches, as on a disk', () => {
    const files = [
      'a.mdx',
      'dist/.spearmint',
      'dist/x/b.mdx',
      'node_modules/c/r.md',
      '.spearmint/cache.json',
      'k/CACHEDIR.TAG',
      'k/d.md',
    ]
    const root = makeRepository(Object.fromEntries(files.map((path) => [`docs/${path}`, 'x'])))
    expect(
      openTip(root)
        .list()
        .map(({ path }) => path),
    ).toEqual(['a.mdx'])
  })

  it('refuses a .mintignore that is a link: without it drafts would be published', () => {
    const root = makeRepository()
    symlinkSync('a.mdx', join(root, 'docs/.mintignore'))
    runGit(root, ['add', '-A'])
    runGit(root, ['commit', '-qm', 'x'])
    expect(() => openTip(root)).toThrow('".mintignore" is not a file')
  })

  it('reports objects that the clone lacks, and fetches nothing', () => {
    const root = makeRepository()
    const object = ask(root, ['rev-parse', 'HEAD:docs/a.mdx'])
    rmSync(join(root, '.git/objects', object.slice(0, 2), object.slice(2)), { force: true })
    runGit(root, ['config', 'remote.origin.url', `ext::sh -c "touch ${join(root, 'evil')}"`])
    runGit(root, ['config', 'remote.origin.promisor', 'true'])
    runGit(root, ['config', 'protocol.ext.allow', 'always'])
    expect(() => openTip(root)).toThrow('clone without "--filter"')
    expect(existsSync(join(root, 'evil'))).toBe(false)
  })
})
