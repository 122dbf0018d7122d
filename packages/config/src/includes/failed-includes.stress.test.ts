import { describe, expect, it } from 'vitest'
import { parseSiteConfig } from '../parse-site-config.ts'

const SETTINGS = { theme: 'mint', name: 'Acme', colors: { primary: '#0A7A5A' } }

/** Parses a `docs.json` with included files, and counts how often they are read. */
function parse(main: object, readFile: (path: string) => unknown) {
  const read: string[] = []
  const parsed = parseSiteConfig(JSON.stringify(main), {
    file: 'docs.json',
    readInclude(path) {
      read.push(path)
      return JSON.stringify(readFile(path))
    },
  })
  const problems = parsed.diagnostics.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`)
  return { ...parsed, problems, read }
}

/** The path of the include in the next file of a chain. */
function toNext(path: string): { $ref: string } {
  return { $ref: `./${Number.parseInt(path, 10) + 1}.json` }
}

describe('an include in place of the configuration', () => {
  it.each([null, 'text', 5, true, [], [1]])(
    'is one error if the file contains %j, and the keys next to it stay',
    (value) => {
      const { problems, config } = parse({ $ref: './a.json', ...SETTINGS, navigation: { pages: ['a'] } }, () => value)
      expect(problems).toEqual(['config/wrong-type docs.json:1:9'])
      expect(config?.name).toBe('Acme')
      expect(config?.navigationTree?.entries).toHaveLength(1)
    },
  )

  it('is one error if nothing is next to it', () => {
    const { problems, diagnostics } = parse({ $ref: './a.json' }, () => [1])
    expect(problems).toEqual(['config/wrong-type docs.json:1:9'])
    expect(diagnostics[0]?.message).toBe('Cannot include "./a.json": it contains an array; expected an object.')
  })

  it('is reported where the file with the wrong value is included', () => {
    const { problems } = parse({ $ref: './a.json', name: 'Acme' }, (path) =>
      path === 'a.json' ? { $ref: 'b.json' } : 1,
    )
    expect(problems).toEqual(['config/wrong-type a.json:1:9'])
  })

  it('can miss any key if the file does not exist', () => {
    expect(parse({ $ref: './gone.json', name: 'Acme' }, () => undefined).problems).toEqual([
      'config/include-not-found docs.json:1:9',
    ])
  })
})

describe('an include that fails in an included file', () => {
  it('leaves the keys next to the first one', () => {
    const tabs = [{ $ref: './a.json', tab: 'X', pages: ['a', 5] }]
    const { problems, config } = parse({ ...SETTINGS, navigation: { tabs } }, (path) =>
      path === 'a.json' ? { $ref: './gone.json' } : undefined,
    )
    const [tab] = config?.navigationTree?.divisions ?? []
    expect(tab).toMatchObject({ name: 'X', entries: [{ page: 'a' }] })
    const column = JSON.stringify({ ...SETTINGS, navigation: { tabs } }).indexOf('5]') + 1
    expect(problems).toEqual([`config/wrong-type docs.json:1:${column}`, 'config/include-not-found a.json:1:9'])
  })
})

describe('limits of includes', () => {
  it('end a long chain of files', () => {
    const { problems, read } = parse({ ...SETTINGS, navigation: { $ref: './0.json' } }, toNext)
    expect(problems).toEqual(['config/too-deep 199.json:1:9'])
    expect(read).toHaveLength(200)
  })

  it('end files that include each other many times, reading each file once', () => {
    const { diagnostics, read } = parse({ ...SETTINGS, navigation: { $ref: './0.json' } }, (path) =>
      path === '30.json' ? undefined : { group: path, pages: Array(30).fill(toNext(path)) },
    )
    expect(diagnostics.filter(({ code }) => code === 'config/too-large')).toHaveLength(1)
    expect(read).toHaveLength(31)
  })

  it('are reported once for a file that is included many times', () => {
    const pages = Array(1000).fill({ $ref: './list.json' })
    const { problems } = parse({ ...SETTINGS, navigation: { pages } }, () => Array(500).fill('a'))
    const codes = problems.map((problem) => problem.split(' ')[0])
    expect(codes.toSorted()).toEqual(['config/too-large', 'config/wrong-type'])
  })

  it('accept as many files as a large site has', () => {
    const pages = Array.from({ length: 1000 }, (_, index) => ({ $ref: `./${index}.json` }))
    const { problems, config } = parse({ ...SETTINGS, navigation: { pages } }, (path) => ({
      group: path,
      pages: [path],
    }))
    expect(problems).toEqual([])
    expect(config?.navigationTree?.entries).toHaveLength(1000)
  })
})
