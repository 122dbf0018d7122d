import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { runFakeCli } from '../../test/fake-environment.ts'
import { readFiles, useTempFolders } from '../../test/temp-folders.ts'
import { IoError } from '../node/index.ts'

const makeFolder = useTempFolders()

describe('usage', () => {
  it('--version prints the version of the package on stdout', async () => {
    const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
    expect(await runFakeCli(['--version'])).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: '' })
  })

  it.each([
    [['--help'], 'spearmint build docs --out site'],
    [['build', '--help'], 'spearmint build --base /docs --site-url https://example.com'],
    [['help', 'preview'], 'spearmint preview public --port 8080'],
    [['check', '--help'], 'spearmint check docs --fix'],
    [['explain', '--help'], 'spearmint explain config/misspelled-key'],
    [['init', '--help'], 'spearmint init --yes'],
    [['rename', '--help'], 'spearmint rename guides/ learn'],
    [['relay', '--help'], 'spearmint relay dist --site https://docs.example.com'],
    [['mock', '--help'], 'spearmint mock openapi.yaml'],
    [['mcp', '--help'], 'spearmint mcp https://docs.example.com'],
    [['schema', '--help'], 'spearmint schema > mint.schema.json'],
  ])('%j prints help with examples on stdout', async (argv, example) => {
    const { code, stdout, stderr } = await runFakeCli(argv)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain(`$ ${example}`)
  })

  it.each(['init', 'dev', 'build', 'preview', 'relay', 'mock', 'mcp', 'check', 'rename', 'explain', 'schema'])(
    '%s --help lists exit codes, examples and --json',
    async (command) => {
      const { stdout } = await runFakeCli([command, '--help'])
      expect(stdout).toMatch(/\n {2}--json /)
      expect(stdout).toMatch(/\nExit codes: 0 [^\n]+/)
      expect(stdout).toMatch(new RegExp(`\\nExamples?:\\n {2}\\$ spearmint ${command}`))
    },
  )

  it.each<[string[], string]>([
    [[], 'Usage: spearmint'],
    [['bild'], '(Did you mean build?)\nRun "npx spearmint --help" to list the commands.\n'],
    [['build', '--strickt'], "unknown option '--strickt'\n(Did you mean --strict?)"],
    [['build', '--strickt'], 'Run "npx spearmint build --help" to list its options.\n'],
    [['build', 'a', 'b'], 'too many arguments'],
    [['build', '--out'], "option '--out <dir>' argument missing"],
    [['build', '--base', 'https://a.b/c'], 'Pass the URL of the host with --site-url'],
    [['build', '--base', '../x'], 'Expected a path such as /docs'],
    [['build', '--site-url', 'docs.example.com'], 'Expected an absolute URL such as https://docs.example.com'],
    [['preview', '--port', '80a'], 'Expected a whole number from 0 to 65535'],
    [['preview'], 'Cannot find a built site in "dist".\n  → Run: npx spearmint build --out dist'],
    [['build', 'docs'], 'error: Cannot find the folder "docs".\n  → Run: npx spearmint build documentation'],
    [
      ['build', 'documentation/mint.json'],
      'is a file. Expected the folder that contains docs.json or mint.json.\n  → Run: npx spearmint build doc',
    ],
    [['build', 'documentation', '--out', 'documentation'], "is the site's folder"],
    [['dev', 'docs'], 'error: Cannot find the folder "docs".\n  → Run: npx spearmint dev documentation'],
    [
      ['rename', 'a', 'b', '--dir', 'docs'],
      'Cannot find the folder "docs".\n  → Run: npx spearmint rename --dir documentation',
    ],
    [
      ['rename', 'documentation/guides/a', 'documentation/guides/b'],
      'There is no docs.json and no mint.json in ".".\n  → Run: npx spearmint rename --dir documentation',
    ],
    [
      ['preview', 'documentation'],
      '"documentation" is the source folder of a site. Expected the output folder of a build.',
    ],
    [
      ['build', 'documentation', '--relative', '--urls', 'clean'],
      'error: --relative makes all addresses relative, which --urls clean contradicts.\n  → Remove --urls clean, or --relative.\n',
    ],
    [
      ['check', 'site'],
      'error: "site" is a built site. Expected the folder it was built from, with docs.json or mint.json.\n  → Run: npx spearmint check --agents site\n  → Run: npx spearmint check documentation\n',
    ],
    [['dev', 'site'], '"site" is a built site.'],
    [['build', 'documentation', '--out', '.'], "contains the site's folder"],
    [
      ['build', 'documentation', '--site-url', 'https://a.b/c/'],
      'has the path "/c", but the site is built for the root.\n  → Pass the path as the base: --site-url https://a.b --base /c',
    ],
  ])('rejects %j with exit code 2 and a suggestion', async (argv, message) => {
    const files = {
      'documentation/mint.json': '{}',
      'documentation/guides/a.mdx': '',
      'site/.spearmint': '{"tool":"spearmint","version":"1","base":"","files":[]}',
    }
    const cwd = makeFolder(files)
    const { code, stdout, stderr } = await runFakeCli(argv, { cwd })
    expect(stderr).toContain(message)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(readFiles(cwd)).toEqual(files)
  })

  it('suggests all sites nearby, quoted for a shell', async () => {
    const cwd = makeFolder({
      'my docs/mint.json': '{}',
      'packages/a/docs/mint.json': '{}',
      'node_modules/x/mint.json': '{}',
      'packages/a/b/c/mint.json': '{}',
    })
    const { stderr } = await runFakeCli(['build', 'nowhere'], { cwd })
    expect(stderr.match(/Run: .*/g)).toEqual([
      'Run: npx spearmint build "my docs"',
      'Run: npx spearmint build packages/a/docs',
    ])
  })
})

describe('an unexpected exception', () => {
  const failing = { loadBuildSite: async () => Promise.reject(new TypeError('x is not a function', { cause: 'y' })) }

  it('exits with 3 and explains how to report it, without a stack trace', async () => {
    const cwd = makeFolder({ 'mint.json': '{}' })
    const { code, stdout, stderr } = await runFakeCli(['build'], { cwd, ...failing })
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' })
    expect(stderr).toContain('error: Spearmint failed: x is not a function\n  → This is a bug in Spearmint')
    expect(stderr).not.toContain('    at ')
  })

  it.each([
    ['--verbose', ['build', '--verbose'], {}],
    ['--verbose before the command', ['--verbose', 'build'], {}],
    ['DEBUG', ['build'], { DEBUG: '1' }],
  ])('prints the stack trace with %s', async (_name, argv, variables) => {
    const cwd = makeFolder({ 'mint.json': '{}' })
    const { stderr } = await runFakeCli(argv, { cwd, variables, ...failing })
    expect(stderr).toMatch(/TypeError: x is not a function\n {4}at /)
    expect(stderr).toContain('Caused by: y')
  })

  it('during a build exits with 3 too', async () => {
    const cwd = makeFolder({ 'mint.json': '{}' })
    const loadBuildSite = async () => () => {
      throw new Error('lost')
    }
    expect(await runFakeCli(['build'], { cwd, loadBuildSite })).toMatchObject({ code: 3 })
  })
})

describe('--json', () => {
  it.each<[string, string[], number, string]>([
    ['wrong usage', ['build', '--json', '--strickt'], 2, 'usage/command-line'],
    ['a missing folder', ['build', 'docs', '--json'], 2, 'usage/no-folder'],
    ['a bug', ['build', '--json'], 3, 'internal/bug'],
    ['a failing disk', ['build', '--json', '--out', 'full'], 2, 'output/failed'],
  ])('prints one object for %s too', async (_name, argv, expected, diagnosticCode) => {
    const cwd = makeFolder({ 'mint.json': '{}' })
    const isFull = argv.includes('full')
    const loadBuildSite = async () =>
      Promise.reject(isFull ? new IoError('output/failed', 'No space left.') : new Error('lost'))
    const { code, stdout, stderr } = await runFakeCli(argv, { cwd, loadBuildSite })
    expect(code).toBe(expected)
    expect(stderr).not.toBe('')
    expect(JSON.parse(stdout)).toEqual({
      pages: 0,
      diagnostics: [
        {
          code: diagnosticCode,
          severity: 'error',
          message: expect.any(String),
          file: '',
          line: 1,
          column: 1,
          endLine: 1,
          endColumn: 1,
          suggestions: expect.any(Array),
          url: expect.stringContaining(diagnosticCode.replace('/', '-')),
        },
      ],
      out: null,
      durationMs: 0,
    })
  })

  it.each([
    [['check', '--strickt', '--format', 'json']],
    [['check', '--format=json', '--ignore']],
    [['check', '--ignore', 'https://a.b/', '--off', 'x', '--json']],
  ])('is recognized in the invalid command line %j', async (argv) => {
    const { code, stdout } = await runFakeCli(argv)
    expect(code).toBe(2)
    expect(JSON.parse(stdout)).toMatchObject({ diagnostics: [{ code: 'usage/command-line' }], fixed: [] })
  })

  it('is not recognized as the value of another option', async () => {
    const { stdout } = await runFakeCli(['rename', 'a', 'b', '--dir=--json', '--strickt'])
    expect(stdout).toBe('')
  })
})
