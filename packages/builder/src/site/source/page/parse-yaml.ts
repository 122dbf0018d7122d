import { FAILSAFE_SCHEMA, load, Type, YAMLException } from 'js-yaml'

/** Both start at 0 and may be just after the end of the text. */
export interface YamlLocation {
  line: number
  column: number
}

/** YAML as data, with the first key that its mapping already has, or the reason why it is invalid. */
export type ParsedYaml =
  | { ok: true; value: unknown; duplicate?: YamlLocation }
  | ({ ok: false; reason: string } & YamlLocation)

/**
 * The scalars of frontmatter: text, booleans and null. Numbers and dates stay text as written, because `title: 1.10`
 * means "1.10".
 */
const SCHEMA = FAILSAFE_SCHEMA.extend({
  implicit: [
    new Type('tag:yaml.org,2002:null', {
      kind: 'scalar',
      resolve: (text: string | null) => text === null || /^(?:~|null|Null|NULL)?$/.test(text),
      construct: () => null,
    }),
    new Type('tag:yaml.org,2002:bool', {
      kind: 'scalar',
      resolve: (text: string | null) => text !== null && /^(?:true|True|TRUE|false|False|FALSE)$/.test(text),
      construct: (text: string) => text.toLowerCase() === 'true',
    }),
  ],
})

/** Values in one document. Each alias counts as the values it refers to. */
const MAX_VALUES = 10_000

/**
 * Parses one YAML document. The last of several equal keys wins. A document whose aliases contain themselves or expand to
 * more than 10,000 values is invalid. Never throws.
 */
export function parseYaml(yaml: string): ParsedYaml {
  const parsed = parseDocument(yaml, { json: false })
  if (parsed.ok || parsed.reason !== DUPLICATE_KEY) return parsed
  const repeated = parseDocument(yaml, { json: true })
  return repeated.ok ? { ...repeated, duplicate: { line: parsed.line, column: parsed.column } } : repeated
}

/** The reason that js-yaml gives. */
const DUPLICATE_KEY = 'duplicated mapping key'

/** With `json`, the last of several equal keys wins. Without it, they are an error. */
function parseDocument(yaml: string, { json }: { json: boolean }): ParsedYaml {
  try {
    const value = load(yaml, { schema: SCHEMA, json })
    const reason = yaml.includes('*') ? findAliasProblem(value) : undefined
    return reason === undefined ? { ok: true, value } : { ok: false, reason, ...locateAlias(yaml) }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    // Some problems with the whole text have no mark, contrary to the type.
    const mark: { line: number; column: number } | undefined = error.mark
    return { ok: false, reason: error.reason, line: mark?.line ?? 0, column: mark?.column ?? 0 }
  }
}

function locateAlias(yaml: string): { line: number; column: number } {
  const lines = yaml.slice(0, yaml.indexOf('*')).split('\n')
  return { line: lines.length - 1, column: lines.at(-1)?.length ?? 0 }
}

/** Finds a reason why a value can't be traversed. */
function findAliasProblem(value: unknown): string | undefined {
  const ancestors = new Set<unknown>()
  let count = 0

  function walk(node: unknown): string | undefined {
    count += 1
    if (count > MAX_VALUES) return `its aliases expand to more than ${MAX_VALUES.toLocaleString('en')} values`
    if (typeof node !== 'object' || node === null) return undefined
    if (ancestors.has(node)) return 'an alias is inside the value it refers to'
    ancestors.add(node)
    for (const child of Object.values(node)) {
      const reason = walk(child)
      if (reason !== undefined) return reason
    }
    ancestors.delete(node)
    return undefined
  }

  return walk(value)
}
