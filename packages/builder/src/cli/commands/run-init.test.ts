import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runFakeCli } from '../../../test/fake-environment.ts'
import { readFiles, useTempFolders } from '../../../test/temp-folders.ts'

const makeFolder = useTempFolders()

function readName(dir: string): unknown {
  return JSON.parse(readFiles(dir)['docs.json'] ?? '').name
}

describe('spearmint init', () => {
  it.each(['taken', 'taken/docs'])('refuses a folder that would have to be a file: %s', async (dir) => {
    const cwd = makeFolder({ taken: '' })
    const { code, stderr } = await runFakeCli(['init', dir], { cwd })
    expect(code).toBe(2)
    expect(stderr).toContain(`error: "${dir}" is not a folder, and cannot be created because a file has this name.`)
    expect(readFiles(cwd)).toEqual({ taken: '' })
  })

  it('creates a site in a new folder and prints the next steps', async () => {
    const cwd = makeFolder()
    const { code, stdout, stderr } = await runFakeCli(['init', 'My docs'], { cwd })
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
    expect(stderr).toBe('Created 17 files in "My docs".\n\nNext step:\n  npx spearmint dev "My docs" --open\n')
    expect(Object.keys(readFiles(join(cwd, 'My docs'))).sort()).toEqual([
      '.gitignore',
      '.mintignore',
      'api/introduction.mdx',
      'api/openapi.json',
      'changelog.mdx',
      'docs.json',
      'docs.schema.json',
      'favicon.svg',
      'guides/navigation.mdx',
      'guides/reusing-text.mdx',
      'guides/writing-pages.mdx',
      'images/page.svg',
      'index.mdx',
      'logo/dark.svg',
      'logo/light.svg',
      'quickstart.mdx',
      'snippets/prerequisites.mdx',
    ])
    expect(readName(join(cwd, 'My docs'))).toBe('My docs')
  })

  it.each([
    ['My docs', '  npx spearmint dev "My docs" --open\n'],
    ['../docs', '  npx spearmint dev ../docs --open\n'],
    ['.', '  npx spearmint dev --open\n'],
  ])('prints a command that works however it was run: %s', async (dir, expected) => {
    const cwd = join(makeFolder(), 'checkout')
    mkdirSync(cwd)
    const { stderr } = await runFakeCli(['init', dir, '--yes'], { cwd })
    expect(stderr).toContain(`\n\nNext step:\n${expected}`)
    expect(stderr).not.toContain('cd ')
  })

  it.each(['mint', 'mint.json'])('writes a mint.json with --format %s', async (format) => {
    const cwd = makeFolder()
    expect((await runFakeCli(['init', '--format', format], { cwd })).code).toBe(0)
    const files = readFiles(cwd)
    expect(files['docs.json']).toBeUndefined()
    expect(JSON.parse(files['mint.json'] ?? '').$schema).toBe('./mint.schema.json')
    expect(files['mint.schema.json']).toBeDefined()
    expect(files['guides/navigation.mdx']).toContain('`mint.json` defines the order')
  })

  it('writes a docs.json with --format docs.json', async () => {
    const cwd = makeFolder()
    expect((await runFakeCli(['init', '--format', 'docs.json'], { cwd })).code).toBe(0)
    expect(readFiles(cwd)['mint.json']).toBeUndefined()
  })

  it.each(['docs', 'mint'])('refuses --format %s where a configuration of the other format exists', async (format) => {
    const before = { [format === 'docs' ? 'mint.json' : 'docs.json']: '{}' }
    const cwd = makeFolder(before)
    expect((await runFakeCli(['init', '--format', format], { cwd })).code).toBe(2)
    expect(readFiles(cwd)).toEqual(before)
  })

  it('does not change an existing .gitignore, and prints what to add', async () => {
    const cwd = makeFolder({ '.gitignore': 'node_modules/\n', 'README.md': '# Docs\n' })
    const { code, stderr } = await runFakeCli(['init', '--yes'], { cwd })
    expect(code).toBe(0)
    expect(stderr).toContain('Your .gitignore is unchanged. Add these lines to it: dist/ .spearmint/ node_modules/\n')
    expect(readFiles(cwd)['.gitignore']).toBe('node_modules/\n')
    expect(readFiles(cwd)['docs.json']).toBeDefined()
  })

  it('takes all answers from options and prints JSON', async () => {
    const cwd = makeFolder()
    const argv = ['init', '--name', ' A\n"b" ', '--color', 'FC0', '--no-api', '--json']
    const { code, stdout, stderr } = await runFakeCli(argv, { cwd })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({ dir: cwd, name: 'A "b"', color: '#fc0', hasApi: false, format: 'docs' })
    expect(JSON.parse(stdout).files.toSorted()).toEqual(Object.keys(readFiles(cwd)).sort())
  })

  it('prompts on a terminal for missing options, and again for an invalid color', async () => {
    const cwd = makeFolder()
    const answers = ['Moss', 'greenish', '#123', 'no', 'mint']
    const asked: string[] = []
    const ask = async (question: string) => {
      asked.push(question)
      return answers.shift() ?? ''
    }
    expect((await runFakeCli(['init', 'docs'], { cwd, ask })).stderr).toContain('Expected a hex color')
    expect(asked).toEqual([
      'Site name (docs): ',
      'Color of links and buttons (#0f766e): ',
      'Color of links and buttons (#0f766e): ',
      'Include API pages? (Y/n): ',
      'Format of the configuration, docs.json or mint.json (docs): ',
    ])
    expect(JSON.parse(readFiles(join(cwd, 'docs'))['mint.json'] ?? '')).toMatchObject({
      name: 'Moss',
      colors: { primary: '#112233' },
    })
    expect(readFiles(join(cwd, 'docs'))['api/openapi.json']).toBeUndefined()
  })

  it.each([[['--yes']], [['--json']], [['--name', 'A', '--color', '#000', '--api', '--format', 'mint']]])(
    'asks nothing with %j',
    async (flags) => {
      const ask = () => Promise.reject(new Error('asked'))
      expect((await runFakeCli(['init', ...flags], { cwd: makeFolder(), ask })).code).toBe(0)
    },
  )

  it('writes nothing if one of the files exists, and lists them', async () => {
    const before = { 'mint.json': '{}', guides: 'a file', 'logo/light.svg': '' }
    const cwd = makeFolder(before)
    const { code, stderr } = await runFakeCli(['init'], { cwd })
    expect(code).toBe(2)
    expect(stderr).toContain('Nothing was written to ".": "guides", "logo/light.svg", "mint.json" already exist.')
    expect(readFiles(cwd)).toEqual(before)
  })

  it('ignores other files', async () => {
    const cwd = makeFolder({ 'README.md': 'mine' })
    mkdirSync(join(cwd, '.git'))
    expect((await runFakeCli(['init'], { cwd })).code).toBe(0)
    expect(readFiles(cwd)['README.md']).toBe('mine')
  })

  it.each([
    [['--name', ' \n '], 'The name of the site is empty.'],
    [['--color', 'green'], 'Expected a hex color such as "#0f766e".'],
  ])('refuses %j', async (flags, message) => {
    const cwd = makeFolder()
    const { code, stderr } = await runFakeCli(['init', ...flags], { cwd })
    expect(stderr).toContain(message)
    expect(code).toBe(2)
    expect(readFiles(cwd)).toEqual({})
  })
})
