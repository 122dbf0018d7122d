import type { Random } from '../../../bench/create-random.ts'
import { parseDocument } from '../../../src/api/spec/parse-spec.ts'
import type { Mutate } from './mutator.ts'

/** Values that code expects least: of every type, huge, empty, hostile and special in JavaScript. */
const VALUES: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -0,
    -1,
    1.5,
    1e21,
    1e308,
    2 ** 53,
    '',
    ' ',
    'a',
    '\0',
    '__proto__',
    'constructor',
    'toString',
  ],
  ...[
    'javascript:alert(1)',
    '//a',
    '/',
    '#',
    '..',
    '../..',
    'https://',
    'http://[',
    'https://a.example/{b}',
    '%',
    '%00',
  ],
  ...[
    '*',
    '/:a*/:a*',
    '(a+)+$',
    '[',
    '{}',
    `\${a}`,
    '{{a}}',
    '<b>',
    '</script>',
    '`',
    '$x$',
    '2024-13-45',
    'é'.repeat(300),
  ],
  ...[
    'string',
    'integer',
    'array',
    'object',
    'null',
    'date-time',
    'byte',
    '3.1.0',
    '2.0',
    '#/paths',
    '#',
    '#/components',
  ],
  ...[[], {}, [[]], [null], [{}], { a: null }, { $ref: '#' }, { $ref: '#/paths' }, { $ref: 'other.yaml' }, [[[[[]]]]]],
]

const KEYS = [
  '__proto__',
  'constructor',
  'toString',
  '',
  'a b',
  '$ref',
  'allOf',
  'oneOf',
  'not',
  'items',
  'x-mint',
  'get',
]

/** Where a value is: its container and its key. */
interface Slot {
  container: Record<string, unknown>
  key: string
}

/** Creates a mutator of JSON and YAML. A text that can't be parsed stays as it is. */
function createValueMutator(
  change: (slot: Slot, random: Random, root: unknown, slots: readonly Slot[]) => void,
): Mutate {
  return (text, random) => {
    const parsed = parseDocument(text)
    if (!parsed.ok || typeof parsed.value !== 'object' || parsed.value === null) return text
    try {
      // A copy, because parts of YAML may be the same object.
      const root = JSON.parse(JSON.stringify(parsed.value)) as object
      const slots = listSlots(root)
      if (slots.length > 0) change(random.pick(slots), random, root, slots)
      return JSON.stringify(root, null, 1)
    } catch (error) {
      // Aliases and indentation can make the JSON longer than the longest string.
      if (error instanceof RangeError) return text
      throw error
    }
  }
}

export const replaceValue = createValueMutator(({ container, key }, random) => {
  container[key] = random.pick(VALUES)
})

export const removeValue = createValueMutator(({ container, key }) => {
  if (Array.isArray(container)) container.splice(Number(key), 1)
  else delete container[key]
})

/** Copies a value to another key, so that values are where they don't belong and references may be cyclic. */
export const copyValue = createValueMutator(({ container, key }, random, _root, slots) => {
  const { container: from, key: name } = random.pick(slots)
  container[key] = structuredClone(from[name])
})

export const renameKey = createValueMutator(({ container, key }, random, _root, slots) => {
  const name = random.chance(0.5) ? random.pick(KEYS) : random.pick(slots).key
  // Not an assignment, which would set the prototype for the key `__proto__`.
  Object.defineProperty(container, name, {
    value: container[key],
    enumerable: true,
    configurable: true,
    writable: true,
  })
})

export const nestValue = createValueMutator(({ container, key }, random) => {
  const wrap = random.pick<(value: unknown) => unknown>([
    (value) => [value],
    (value) => ({ a: value }),
    (value) => ({ type: 'array', items: value }),
    (value) => ({ allOf: [value, value] }),
    (value) => ({ type: 'object', properties: { a: value } }),
    (value) => ({ group: 'A', pages: [value] }),
  ])
  for (let depth = random.chance(0.8) ? random.int(1, 4) : random.int(5, 14); depth > 0; depth--) {
    container[key] = wrap(container[key])
  }
})

function listSlots(root: object): Slot[] {
  const slots: Slot[] = []
  const open: unknown[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node !== 'object' || node === null) continue
    const container = node as Record<string, unknown>
    for (const key of Object.keys(container)) {
      slots.push({ container, key })
      open.push(container[key])
    }
  }
  return slots
}
