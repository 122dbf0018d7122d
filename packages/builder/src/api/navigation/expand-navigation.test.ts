import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expandTestNavigation, type TestNavigation, type WrittenPart } from './testing/expand-test-navigation.ts'

const operation = (summary: string, more: object = {}) => ({ summary, responses: {}, ...more })

const USERS = {
  openapi: '3.1.0',
  info: { title: 'Users', version: '1' },
  paths: {
    '/users': {
      get: operation('List users', { tags: ['Users'] }),
      post: operation('Create user', { tags: ['Users'] }),
    },
    '/users/{id}': { get: operation('Get user', { tags: ['Users'] }) },
    '/internal': { get: operation('Internal', { 'x-hidden': true }), put: operation('Never', { 'x-excluded': true }) },
  },
  webhooks: { userCreated: { post: operation('User created') } },
}

const PETS = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  paths: { '/pets': { get: operation('List pets') }, '/users': { get: operation('List owners') } },
}

const FILES = { 'users.json': USERS, 'specs/pets.json': PETS, 'intro.mdx': '# Intro' }

const expand = (navigation: object, files: Record<string, string | object> = {}): Promise<TestNavigation> =>
  expandTestNavigation({ navigation }, { ...FILES, ...files })

const expandPages = (pages: unknown[], openapi?: unknown): Promise<TestNavigation> =>
  expand({ groups: [{ group: 'API', pages, ...(openapi !== undefined && { openapi }) }] })

const listProblems = ({ problems }: TestNavigation): string[] =>
  problems.map(({ severity, code, file, line }) => `${severity} ${code} ${file}:${line}`)

describe('expandNavigation', () => {
  it('turns operations and webhooks into pages at their position', async () => {
    const { written } = await expandPages(
      ['get /users/{id}', 'intro', 'webhook userCreated', 'POST /users'],
      'users.json',
    )
    const parts = [
      'api-reference/users/get-user',
      'intro',
      'api-reference/user-created',
      'api-reference/users/create-user',
    ]
    expect(written).toEqual([{ name: 'API', parts }])
  })

  it('reads an entry that is the path of a page as that page', async () => {
    const navigation = { groups: [{ group: 'A', pages: ['get started'], openapi: 'users.json' }] }
    const { written, pages } = await expand(navigation, { 'get started.mdx': '# Start' })
    expect(written[0]).toMatchObject({
      name: 'A',
      parts: ['get started', { name: 'Users' }, { name: 'API Reference' }],
    })
    expect(pages).not.toContainEqual(expect.objectContaining({ path: 'get started' }))
  })

  it('takes a file in front of the operation, with the folder and the overlays that the file has around it', async () => {
    const { pages } = await expandPages(
      ['users.json GET /users', '/specs/pets.json GET /pets'],
      [{ source: 'users.json', directory: '/ref/' }, 'specs/pets.json'],
    )
    expect(pages.map(({ path }) => path)).toEqual(['ref/users/list-users', 'ref/list-pets'])
  })

  it('uses the files of `api.openapi` for operations without another file', async () => {
    const config = {
      api: { openapi: { source: 'users.json', directory: 'rest' } },
      navigation: { pages: ['intro', 'GET /users'] },
    }
    const { written, problems } = await expandTestNavigation(config, FILES)
    expect(written).toEqual(['intro', 'rest/users/list-users'])
    expect(problems).toEqual([])
  })

  it('lets inner specs replace the outer ones and inherit their folder', async () => {
    const { written } = await expand({
      versions: [
        {
          version: 'v1',
          openapi: { source: 'users.json', directory: 'v1' },
          tabs: [
            { tab: 'Users', pages: ['GET /users'] },
            { tab: 'Pets', openapi: 'specs/pets.json', pages: ['GET /users'] },
          ],
        },
      ],
    })
    const parts = [
      { name: 'Users', parts: ['v1/users/list-users'] },
      { name: 'Pets', parts: ['v1/list-owners'] },
    ]
    expect(written).toEqual([{ name: 'v1', parts }])
  })

  it('shows a hidden operation only where an entry names it', async () => {
    const all = await expandPages([], 'users.json')
    const named = await expandPages(['GET /internal'], 'users.json')
    const isHidden = ({ pages }: TestNavigation) =>
      pages.find(({ path }) => path === 'api-reference/internal')?.frontmatter.hidden
    expect([isHidden(all), isHidden(named)]).toEqual([true, false])
    expect(JSON.stringify(all.written)).not.toContain('api-reference/internal')
  })

  it('uses a page by the author at the address of a generated one', async () => {
    const own = { 'api-reference/users/list-users.mdx': '---\nopenapi: GET /users\n---\n\nOurs.' }
    const { written, pages } = await expand({ tabs: [{ tab: 'API', openapi: 'users.json' }] }, own)
    expect(JSON.stringify(written)).toContain('api-reference/users/list-users')
    expect(pages.map(({ path }) => path)).not.toContain('api-reference/users/list-users')
  })

  it('does not list an operation again that a page by the author in the same division documents', async () => {
    const navigation = { tabs: [{ tab: 'API', openapi: 'users.json', groups: [{ group: 'Own', pages: ['list'] }] }] }
    const { written, pages } = await expand(navigation, { 'list.mdx': '---\nopenapi: users.json GET /users\n---' })
    expect(JSON.stringify(written)).not.toContain('api-reference/users/list-users')
    expect(pages.map(({ path }) => path)).toContain('api-reference/users/list-users')
  })

  it('does not list a generated page again that the navigation names by its path', async () => {
    const pages = ['api-reference/users/list-users', 'intro']
    const { written } = await expand({ tabs: [{ tab: 'API', openapi: ['users.json', 'users.json'], pages }] })
    const users = { name: 'Users', parts: ['api-reference/users/create-user', 'api-reference/users/get-user'] }
    const others = { name: 'API Reference', parts: ['api-reference/user-created'] }
    expect(written).toEqual([{ name: 'API', parts: [...pages, users, others] }])
  })

  it('keeps pages of different specs with the same address apart', async () => {
    const other = { ...USERS, paths: { '/all': { get: operation('List users', { tags: ['Users'] }) } }, webhooks: {} }
    const navigation = { groups: [{ group: 'API', pages: ['users.json GET /users', 'other.json GET /all'] }] }
    const { pages } = await expand(navigation, { 'other.json': other })
    expect(pages.map(({ path }) => path)).toEqual([
      'api-reference/users/list-users',
      'api-reference/users/list-users-1',
    ])
  })

  it('applies overlays before operations are found', async () => {
    const overlay = {
      overlay: '1.0.0',
      actions: [
        { target: "$.paths['/users'].get", update: { summary: 'All users' } },
        { target: "$.paths['/users'].post", remove: true },
      ],
    }
    const openapi = { source: 'users.json', overlays: ['/overlay.json'] }
    const navigation = { groups: [{ group: 'API', pages: ['GET /users', 'POST /users'], openapi }] }
    const expanded = await expand(navigation, { 'overlay.json': overlay })
    expect(expanded.pages.map(({ title }) => title)).toEqual(['All users'])
    expect(expanded.problems.map(({ code }) => code)).toEqual(['api/unknown-operation'])
  })
})

describe('expandNavigation for random navigations', () => {
  const spec = fc.constantFrom('users.json', 'specs/pets.json', 'gone.json')
  const source = fc.oneof(spec, fc.record({ source: spec, directory: fc.constantFrom('a', '/b/', '') }))
  const branch = {
    openapi: fc.option(fc.oneof(source, fc.array(source, { maxLength: 3 })), { nil: undefined }),
    hidden: fc.boolean(),
  }
  const entry = fc.constantFrom(
    'intro',
    'gone',
    'GET /users',
    'POST /users',
    'GET /internal',
    'webhook userCreated',
    'specs/pets.json GET /pets',
  )
  const { group } = fc.letrec((tie) => ({
    group: fc.record({
      group: fc.constantFrom('A', 'B'),
      ...branch,
      pages: fc.array(fc.oneof({ maxDepth: 2 }, entry, tie('group')), { maxLength: 3 }),
    }),
  }))
  const tabs = fc.array(
    fc.record({ tab: fc.constantFrom('C', 'D'), ...branch, groups: fc.array(group, { maxLength: 3 }) }),
    { maxLength: 3 },
  )

  it('creates each page once, for every operation that the navigation lists', async () => {
    await fc.assert(
      fc.asyncProperty(tabs, async (tabs) => {
        const { pages, written } = await expand({ tabs })
        const paths = pages.map(({ path }) => path)
        expect(new Set(paths).size).toBe(paths.length)
        const listed = listPaths(written).filter((path) => !/^(?:intro|gone)$/.test(path))
        expect(listed.filter((path) => !paths.includes(path))).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})

function listPaths(parts: readonly WrittenPart[]): string[] {
  return parts.flatMap((part) => (typeof part === 'string' ? part : listPaths(part.parts)))
}

describe('expandNavigation with problems', () => {
  it('reports an operation that no spec has at its entry, and suggests a similar one', async () => {
    const expanded = await expandPages(['intro', 'GET /user'], 'users.json')
    expect(expanded.written).toEqual([{ name: 'API', parts: ['intro'] }])
    expect(listProblems(expanded)).toEqual(['error api/unknown-operation docs.json:13'])
    expect(expanded.problems[0]?.message).toBe('Cannot find the operation "GET /user" in users.json.')
    expect(expanded.problems[0]?.suggestions).toContain('Did you mean "GET /users"?')
  })

  it('suggests the name of a webhook as it is written', async () => {
    const { problems } = await expandPages(['webhook userCreate'], 'users.json')
    expect(problems[0]?.suggestions).toContain('Did you mean "webhook userCreated"?')
  })

  it('reports an excluded operation and leaves it out', async () => {
    const expanded = await expandPages(['PUT /internal'], 'users.json')
    expect(expanded.pages).toEqual([])
    expect(expanded.problems[0]?.message).toContain('marked with "x-excluded" in users.json')
  })

  it('reports a path with other parameter names and shows the operation', async () => {
    const expanded = await expandPages(['GET /users/{user}'], 'users.json')
    expect(expanded.pages).toHaveLength(1)
    expect(listProblems(expanded)).toEqual(['warning api/inexact-operation docs.json:12'])
  })

  it('reports an operation in several specs and shows that of the first', async () => {
    const expanded = await expandPages(['GET /users'], ['users.json', 'specs/pets.json'])
    expect(expanded.pages.map(({ title }) => title)).toEqual(['List users'])
    expect(listProblems(expanded)).toEqual(['warning api/ambiguous-operation docs.json:12'])
    expect(expanded.problems[0]?.suggestions).toContain('Write "specs/pets.json GET /users".')
  })

  it('reports a missing spec where it is named, and not the entries that need it', async () => {
    const expanded = await expandPages(['GET /users', 'user.json GET /users'], 'users.yaml')
    expect(listProblems(expanded)).toEqual([
      'error api/missing-spec docs.json:15',
      'error api/missing-spec docs.json:13',
    ])
    expect(expanded.problems[1]?.suggestions).toContain('Did you mean "users.json"?')
    expect(expanded.unknownFolders).toEqual(['api-reference'])
  })

  it('suggests a file with the same name in another folder', async () => {
    const { problems } = await expandPages([], 'pets.json')
    expect(problems[0]?.suggestions).toContain('Did you mean "specs/pets.json"?')
  })

  it('notes that the pages of a spec in a hidden division are in no navigation, unless search may find them', async () => {
    const tab = { tab: 'Internal', hidden: true, openapi: 'users.json' }
    const expanded = await expand({ tabs: [tab] })
    expect(expanded.pages.length).toBeGreaterThan(0)
    expect(listProblems(expanded)).toEqual(['info api/hidden-spec docs.json:12'])
    expect((await expand({ tabs: [{ ...tab, searchable: true }] })).problems).toEqual([])
  })

  it('lists the operations of `api.openapi` that nothing else lists after the other groups', async () => {
    const config = { api: { openapi: 'users.json' }, navigation: { pages: ['intro'] } }
    const { written, problems } = await expandTestNavigation(config, FILES)
    expect(written).toMatchObject(['intro', { name: 'Users' }, { name: 'API Reference' }])
    expect(problems).toEqual([])
  })

  it('creates the pages of `api.openapi` for a site with divisions, and notes that the navigation lists none', async () => {
    const config = { api: { openapi: 'users.json' }, navigation: { tabs: [{ tab: 'A', pages: ['intro'] }] } }
    const expanded = await expandTestNavigation(config, FILES)
    expect(expanded.written).toEqual([{ name: 'A', parts: ['intro'] }])
    expect(expanded.pages.map(({ path }) => path)).toContain('api-reference/users/list-users')
    expect(listProblems(expanded)).toMatchObject([expect.stringMatching(/^info api\/unlisted-spec docs\.json/)])
  })

  it('leaves an entry without any spec to the rules of the configuration', async () => {
    const expanded = await expandPages(['GET /users'])
    expect(expanded.problems).toEqual([])
    expect(expanded.written).toEqual([{ name: 'API', parts: [] }])
  })
})
