import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { expandTestNavigation, type WrittenPart } from './testing/expand-test-navigation.ts'

/** A navigation with specs, and what another tool of the format makes of it. */
interface RecordedCase {
  id: string
  note: string
  navigation: object
  /** The navigation with generated pages. Missing if the other tool stops. */
  result?: object
  /** Paths of the generated pages. */
  generated?: string[]
}

const read = (name: string): string => readFileSync(new URL(`cases/${name}`, import.meta.url), 'utf8')

const FILES = JSON.parse(read('docs-openapi-nav-input.json')) as Record<string, object>

const CASES = read('docs-openapi-nav-cases.jsonl')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as RecordedCase)

const PETS = ['api-reference/list-pets', 'api-reference/pets/add-pet', 'api-reference/order-paid']

/** Decisions that differ on purpose. `generated` and `parts` are ours. */
const DIFFERENT: Record<string, { reason: string; generated?: string[]; parts?: WrittenPart[] }> = {
  'tab-directory-slash': {
    reason: 'Slashes around the folder are removed, because a path has none.',
    generated: [
      'ref/user-stuff/list-users',
      'ref/user-stuff/create-user',
      'ref/user-stuff/get-users',
      'ref/get-ping',
      'ref/orders/list-users',
      'ref/orders/gone',
      'own/place',
    ],
    parts: [
      {
        name: 'API',
        parts: [
          {
            name: 'Users',
            parts: ['ref/user-stuff/list-users', 'ref/user-stuff/create-user', 'ref/user-stuff/get-users'],
          },
          { name: 'API Reference', parts: ['ref/get-ping'] },
          { name: 'orders', parts: ['ref/orders/list-users', 'own/place'] },
        ],
      },
    ],
  },
  'tab-list': {
    reason: 'Every file of the list has pages, as the documentation of the format says.',
    generated: [...toGenerated('tab'), ...PETS],
    parts: [
      {
        name: 'API',
        parts: [
          {
            name: 'Users',
            parts: [
              'api-reference/user-stuff/list-users',
              'api-reference/user-stuff/create-user',
              'api-reference/user-stuff/get-users',
            ],
          },
          {
            name: 'API Reference',
            parts: ['api-reference/get-ping', 'api-reference/list-pets', 'api-reference/order-paid'],
          },
          { name: 'orders', parts: ['api-reference/orders/list-users', 'own/place'] },
          { name: 'Pets', parts: ['api-reference/pets/add-pet'] },
        ],
      },
    ],
  },
  'tab-list-objects': {
    reason: 'Every file of the list has pages, as the documentation of the format says.',
    generated: ['p/list-pets', 'p/pets/add-pet', 'p/order-paid', ...toGenerated('tab')],
    parts: [
      {
        name: 'API',
        parts: [
          { name: 'API Reference', parts: ['p/list-pets', 'p/order-paid', 'api-reference/get-ping'] },
          { name: 'Pets', parts: ['p/pets/add-pet'] },
          {
            name: 'Users',
            parts: [
              'api-reference/user-stuff/list-users',
              'api-reference/user-stuff/create-user',
              'api-reference/user-stuff/get-users',
            ],
          },
          { name: 'orders', parts: ['api-reference/orders/list-users', 'own/place'] },
        ],
      },
    ],
  },
  'excluded-named': {
    reason: 'The entry is reported and left out, so that the rest of the site is built.',
    generated: [],
    parts: [{ name: 'A', parts: [] }],
  },
}

describe('expandNavigation for recorded cases', () => {
  it.each(CASES)('$id: $note', async ({ id, navigation, result, generated }) => {
    const files = Object.entries(FILES).map(([path, document]) => [path.slice(1), document])
    const pages = ['intro', 'a'].map((name) => [`${name}.mdx`, `# ${name}`])
    const expanded = await expandTestNavigation({ navigation }, Object.fromEntries([...files, ...pages]))
    const expected = { parts: result && listParts(result), generated, ...DIFFERENT[id] }
    expect(expanded.written).toEqual(expected.parts)
    expect(expanded.pages.map(({ path }) => path).sort()).toEqual(expected.generated?.toSorted())
    expect(expanded.problems.map(({ code }) => code)).toEqual(id === 'excluded-named' ? ['api/unknown-operation'] : [])
  })
})

function toGenerated(id: string): string[] {
  return CASES.find((recorded) => recorded.id === id)?.generated ?? []
}

/** Lists what a division or group of the file contains. */
function listParts(written: object): WrittenPart[] {
  return Object.values(written)
    .filter((list) => Array.isArray(list))
    .flatMap((list) => list.map(toPart))
}

function toPart(written: string | Record<string, string>): WrittenPart {
  if (typeof written === 'string') return written
  return { name: written.group ?? written.tab ?? '', parts: listParts(written) }
}
