import type { Random } from '../../bench/create-random.ts'
import { parseDocument } from '../../src/api/spec/parse-spec.ts'
import { isObject } from '../../src/core/index.ts'

const MAX_PATHS = 3

type MutableObject = Record<string, unknown>

/** Reduces an OpenAPI file to a few paths and what they refer to, so that mutations meet what is built. */
export function selectPaths(text: string, random: Random): string {
  const parsed = parseDocument(text)
  if (!parsed.ok || !isObject(parsed.value)) return text
  const { paths, components, definitions, ...rest } = parsed.value
  if (!isObject(paths)) return text
  const names = Object.keys(paths)
  const start = random.int(0, Math.max(names.length - MAX_PATHS, 0))
  const chosen = pick(paths, names.slice(start, start + MAX_PATHS))
  const { value, used } = addReferenced({ ...rest, paths: chosen }, { components, definitions })
  return JSON.stringify({ ...value, ...used }, null, 1)
}

/** Adds the components that a value refers to, and those that these refer to. */
function addReferenced(value: MutableObject, all: MutableObject): { value: MutableObject; used: MutableObject } {
  const used: MutableObject = {}
  const seen = new Set<string>()
  const open = listPointers(value)
  for (let pointer = open.pop(); pointer !== undefined; pointer = open.pop()) {
    if (seen.has(pointer)) continue
    seen.add(pointer)
    const keys = pointer.split('/')
    const target = keys.reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), all)
    if (target === undefined) continue
    setAt(used, keys, target)
    open.push(...listPointers(target))
  }
  return { value, used }
}

/** Pointers to schemas and other components, without the leading `#/`. */
function listPointers(value: unknown): string[] {
  const found = JSON.stringify(value).matchAll(/"\$ref":\s?"#\/((?:components\/\w+|definitions)\/[^"/]+)"/g)
  return [...found].map(([, pointer = '']) => pointer)
}

function setAt(object: MutableObject, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) object[key] = value
  else {
    const child = isObject(object[key]) ? object[key] : {}
    object[key] = child
    setAt(child, rest, value)
  }
}

function pick(object: MutableObject, keys: readonly string[]): MutableObject {
  return Object.fromEntries(keys.map((key) => [key, object[key]]))
}
