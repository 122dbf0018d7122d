import { describe, expect, it } from 'vitest'
import type { Manifests } from './check-dependencies.ts'
import { checkWalls } from './check-walls.ts'
import { rules } from './rules.ts'
import type { WallRules } from './wall-rules.ts'

const SRC = 'packages/builder/src'
const CLIENT = 'packages/builder/client'

const manifests: Manifests = {
  '': { devDependencies: { vitest: '1.0.0' } },
  'packages/config': { devDependencies: { preact: '1.0.0' } },
  'packages/builder': {
    dependencies: { unified: '1.0.0', '@spearmint/config': '0.1.0' },
    devDependencies: { '@types/hast': '1.0.0', preact: '1.0.0' },
  },
  'packages/user-group-api': {},
}

const INSTALLED = new Set(['unified', 'hast', 'preact', 'vitest', 'undeclared', '@spearmint/config'])

const strict: WallRules = { ...rules, exceptions: [], sizes: { ...rules.sizes, minLines: 0, notYet: [] } }

function check(files: Record<string, string>, checked: WallRules = strict) {
  const texts = new Map(Object.entries(files))
  return checkWalls({ texts, manifests, host: { isFile: (path) => texts.has(path), isInstalled } }, checked)
}

const isInstalled = (_folder: string, specifier: string) => INSTALLED.has(specifier)

/** The rules that files break, with the imported file or module. */
const listBroken = (files: Record<string, string>, checked?: WallRules) =>
  check(files, checked).map(({ rule, line, to }) => `${rule} ${line ?? '-'} ${to ?? '-'}`)

const DOOR = { [`${SRC}/content/index.ts`]: 'export const a = 1\n' }
const CORE = { [`${SRC}/core/index.ts`]: 'export const b = 1\n' }

describe('rooms', () => {
  it('accepts an import of a lower room through its door', () => {
    expect(check({ ...CORE, [`${SRC}/site/a.ts`]: "import { b } from '../core/index.ts'" })).toEqual([])
  })

  it.each([
    ['an import', "import { a } from '../content/index.ts'"],
    ['a type import', "import type { a } from '../content/index.ts'"],
    ['an inline type import', "import { type a } from '../content/index.ts'"],
    ['an export', "export { a } from '../content/index.ts'"],
    ['an export of everything', "export * from '../content/index.ts'"],
    ['an import without names', "import '../content/index.ts'"],
    ['an import()', "const a = await import('../content/index.ts')"],
    ['an import() type', "type A = import('../content/index.ts').A"],
    ['a typeof import() type', "type A = typeof import('../content/index.ts')"],
  ])('reports %s that points up', (_what, text) => {
    const found = check({ ...DOOR, [`${SRC}/site/a.ts`]: `\n${text}\n` })
    expect(found).toMatchObject([{ rule: 'rooms', path: `${SRC}/site/a.ts`, line: 2, to: `${SRC}/content/index.ts` }])
    expect(found[0]?.message).toContain('points up: content is above site (core ← site ← content')
    expect(found[0]?.instead).toBe('Move what both need down to site or below, or take it as an argument.')
  })

  it('reports an import past a door', () => {
    const files = { ...CORE, [`${SRC}/core/b.ts`]: 'export const b = 1', [`${SRC}/site/a.ts`]: "import '../core/b.ts'" }
    expect(check(files)).toMatchObject([
      { rule: 'doors', to: `${SRC}/core/b.ts`, instead: expect.stringContaining(`Import from ${SRC}/core/index.ts`) },
    ])
  })

  it('lets tests import what they test', () => {
    expect(check({ ...DOOR, [`${SRC}/site/a.test.ts`]: "import { a } from '../content/index.ts'" })).toEqual([])
  })

  it('reports a room that is not in the order', () => {
    expect(listBroken({ [`${SRC}/model/a.ts`]: '' })).toEqual(['rooms - -'])
  })

  it('reports more folders than allowed', () => {
    const files = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`${SRC}/room-${index}/a.ts`, '']))
    expect(check(files)).toContainEqual(expect.objectContaining({ message: '13 folders: the limit is 12' }))
  })
})

describe('Node.js built-ins', () => {
  it.each(['core', 'content', 'build'])('are reported in %s', (room) => {
    expect(listBroken({ [`${SRC}/${room}/a.ts`]: "import { readFileSync } from 'node:fs'" })).toEqual([
      'builtins 1 node:fs',
    ])
  })

  it.each(['node', 'cli'])('are allowed in %s', (room) => {
    expect(check({ [`${SRC}/${room}/a.ts`]: "import 'node:fs'" })).toEqual([])
  })

  it('may hash below node', () => {
    expect(check({ [`${SRC}/core/a.ts`]: "import 'node:crypto'" })).toEqual([])
  })

  it('are reported in the configuration package, which runs in browsers', () => {
    expect(listBroken({ 'packages/config/src/a.ts': "import 'node:crypto'" })).toEqual(['packages 1 node:crypto'])
    expect(check({ 'packages/config/src/a.test.ts': "import 'node:crypto'" })).toEqual([])
  })
})

describe('browser code', () => {
  it('may import browser doors', () => {
    const door = { [`${SRC}/api/browser.ts`]: "export { a } from './a.ts'", [`${SRC}/api/a.ts`]: 'export const a = 1' }
    expect(check({ ...door, [`${CLIENT}/islands/a.ts`]: "import { a } from '../../src/api/browser.ts'" })).toEqual([])
  })

  it.each(['index.ts', 'serve.ts'])('is reported when it imports %s of a Node-only room', (file) => {
    const files = {
      [`${SRC}/node/${file}`]: "import 'node:http'",
      [`${CLIENT}/islands/a.ts`]: `import type { A } from '../../src/node/${file}'`,
    }
    expect(check(files)).toMatchObject([
      { rule: 'browser', path: `${CLIENT}/islands/a.ts`, line: 1, to: `${SRC}/node/${file}` },
    ])
  })

  it('is followed into the rooms', () => {
    const files = {
      ...CORE,
      [`${SRC}/api/browser.ts`]: "export * from './a.ts'",
      [`${SRC}/api/a.ts`]: "import { b } from '../core/index.ts'\nimport 'node:crypto'",
    }
    expect(listBroken(files)).toEqual([`browser 1 ${SRC}/core/index.ts`, 'browser 2 node:crypto'])
  })
})

describe('packages', () => {
  it.each([
    ['packages/config/src/a.ts', 'spearmint'],
    ['packages/user-group-api/src/a.ts', '@spearmint/config'],
    [`${SRC}/core/a.ts`, '@spearmint/user-group-api'],
  ])('%s does not import %s', (path, name) => {
    const { texts, host } = { texts: new Map([[path, `import '${name}'`]]), host: { isFile: () => false } }
    const found = checkWalls({ texts, manifests, host: { ...host, isInstalled: () => true } }, strict)
    expect(found).toContainEqual(expect.objectContaining({ rule: 'packages', to: name }))
  })

  it('lets the builder import the configuration package by name only', () => {
    expect(check({ [`${SRC}/core/a.ts`]: "import '@spearmint/config'" })).toEqual([])
    const files = { 'packages/config/src/a.ts': '', [`${SRC}/core/a.ts`]: "import '../../../config/src/a.ts'" }
    expect(listBroken(files)).toEqual(['packages 1 packages/config/src/a.ts'])
  })

  const SERVICE = 'packages/user-group-api/src'
  it.each([
    ['core', 'store/index.ts'],
    ['http', 'service/index.ts'],
    ['service', 'store/sqlite/a.ts'],
  ])('%s of the service does not import its %s', (folder, to) => {
    const files = { [`${SERVICE}/${to}`]: '', [`${SERVICE}/${folder}/a.ts`]: `import type { A } from '../${to}'` }
    expect(listBroken(files)).toEqual([`forbidden 1 ${SERVICE}/${to}`])
  })

  it('lets the service import its store through the door', () => {
    const files = { [`${SERVICE}/store/index.ts`]: '', [`${SERVICE}/service/a.ts`]: "import '../store/index.ts'" }
    expect(check(files)).toEqual([])
  })
})

describe('cycles', () => {
  it('are reported once, with all their files', () => {
    const files = {
      [`${SRC}/core/a.ts`]: "import { b } from './b.ts'",
      [`${SRC}/core/b.ts`]: "import { c } from './c.ts'",
      [`${SRC}/core/c.ts`]: "import { a } from './a.ts'",
    }
    const [found, ...others] = check(files)
    expect(others).toEqual([])
    expect(found?.message).toBe(`import cycle: ${['a', 'b', 'c', 'a'].map((n) => `${SRC}/core/${n}.ts`).join(' → ')}`)
  })

  it.each([
    ['type imports', "import type { B } from './b.ts'"],
    ['import() types', "type B = import('./b.ts').B"],
  ])('of %s are reported', (_what, text) => {
    const files = { [`${SRC}/core/a.ts`]: text, [`${SRC}/core/b.ts`]: "import type { A } from './a.ts'" }
    expect(listBroken(files)).toEqual([`cycles 1 ${SRC}/core/b.ts`])
  })
})

describe('dependencies', () => {
  it.each([
    ['unified', []],
    ['vitest', ['shipped 1 vitest']],
    ['undeclared', ['declared 1 undeclared']],
    ['missing', ['resolvable 1 missing']],
    ['./missing.ts', ['resolvable 1 ./missing.ts']],
  ])('of shipped code: %s', (specifier, expected) => {
    expect(listBroken({ [`${SRC}/core/a.ts`]: `import '${specifier}'` })).toEqual(expected)
  })

  it('of shipped code are installed with a package, or part of its bundle', () => {
    const file = { 'packages/config/src/a.ts': "import 'preact'" }
    expect(listBroken(file)).toEqual(['shipped 1 preact'])
    const packages = {
      ...rules.packages,
      'packages/config': { name: 'a', mayImport: [], builtins: false, bundled: true },
    }
    expect(listBroken(file, { ...strict, packages })).toEqual([])
  })

  it.each(["import type { Root } from 'hast'", "import type {} from 'hast'"])(
    'may be for development in %s',
    (text) => {
      expect(check({ [`${SRC}/core/a.ts`]: text })).toEqual([])
    },
  )

  it('must not be computed', () => {
    expect(listBroken({ [`${SRC}/core/a.ts`]: 'const load = (name: string) => import(name)' })).toEqual([
      'resolvable 1 name',
    ])
  })

  it('may be for development in tests and in the bundled client', () => {
    expect(check({ [`${SRC}/core/a.test.ts`]: "import 'vitest'", [`${CLIENT}/a.ts`]: "import 'preact'" })).toEqual([])
  })

  it.each(['packages/builder/bench/b.ts', `${SRC}/core/testing/b.ts`, `${SRC}/core/b.test.ts`])(
    'of shipped code are reported on %s',
    (path) => {
      const up = path.startsWith(SRC) ? `./${path.slice(`${SRC}/core/`.length)}` : '../../bench/b.ts'
      expect(listBroken({ [path]: '', [`${SRC}/core/a.ts`]: `import '${up}'` })).toEqual([`shipped 1 ${path}`])
    },
  )
})

describe('exceptions', () => {
  const exception = { rule: 'builtins', file: `${SRC}/core/a.ts`, to: 'node:fs', reason: 'A test.' }
  const withException: WallRules = { ...strict, exceptions: [exception] }

  it('allow one import of one file', () => {
    expect(check({ [`${SRC}/core/a.ts`]: "import 'node:fs'" }, withException)).toEqual([])
    expect(listBroken({ [`${SRC}/core/a.ts`]: "import 'node:fs'\nimport 'node:net'" }, withException)).toEqual([
      'builtins 2 node:net',
    ])
  })

  it('are reported when no import needs them', () => {
    expect(listBroken({ [`${SRC}/core/a.ts`]: '' }, withException)).toEqual(['exceptions - -'])
  })
})

describe('sizes', () => {
  const sized: WallRules = { ...strict, sizes: { ...rules.sizes, notYet: [] } }
  const long = { [`${SRC}/core/long.ts`]: 'export const a = 1\n'.repeat(301) }
  const user = { [`${SRC}/core/user.ts`]: `import { a } from './short.ts'\n${'a\n'.repeat(20)}` }

  it('reports a file over 300 lines', () => {
    expect(check(long, sized)).toMatchObject([{ rule: 'long', message: '301 lines: the limit is 300' }])
    expect(check({ [`${SRC}/core/long.test.ts`]: '\n'.repeat(400) }, sized)).toEqual([])
  })

  it('reports a file under 15 lines with a single importer', () => {
    const found = check({ ...user, [`${SRC}/core/short.ts`]: 'export const a = 1\n' }, sized)
    expect(found).toMatchObject([{ rule: 'short', instead: `Move its code to ${SRC}/core/user.ts.` }])
  })

  it.each([
    ['of types only', { [`${SRC}/core/short.ts`]: 'export interface A {\n  a: string\n}\n' }],
    [
      'with two importers',
      { [`${SRC}/core/short.ts`]: 'export const a = 1\n', [`${SRC}/core/b.ts`]: "import './short.ts'\n".repeat(20) },
    ],
    ['of 15 lines', { [`${SRC}/core/short.ts`]: 'export const a = 1\n'.repeat(15) }],
  ])('allows a short file %s', (_what, files) => {
    expect(check({ ...user, ...files }, sized)).toEqual([])
  })

  it('leaves out files for now, until they break no rule', () => {
    const later: WallRules = { ...sized, sizes: { ...sized.sizes, notYet: [`${SRC}/core/long.ts`] } }
    expect(check(long, later)).toEqual([])
    expect(listBroken({ [`${SRC}/core/long.ts`]: '' }, later)).toEqual(['exceptions - -'])
  })
})
