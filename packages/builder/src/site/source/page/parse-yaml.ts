import { FAILSAFE_SCHEMA, load, Type, YAMLException } from 'js-yaml'

/** YAML as data, or why it is none. */
export type ParsedYaml =
  | { ok: true; value: unknown }
  /** `line` and `column` count from 0 and may lie just behind the text. */
  | { ok: false; reason: string; line: number; column: number }

/**
 * The scalars of frontmatter: text, true and false, and nothing. Numbers and dates stay text as written, because
 * `title: 1.10` means "1.10".
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

/** Values that one document may hold, each alias counted as what it stands for. */
const MOST_VALUES = 10_000

/**
 * Parses one YAML document. Of keys written twice the last one counts. A document whose aliases hold themselves, or stand
 * for more than 10,000 values together, is none. Never throws.
 */
export function parseYaml(yaml: string): ParsedYaml {
  try {
    const value = load(yaml, { schema: SCHEMA, json: true })
    const reason = yaml.includes('*') ? findTangle(value) : undefined
    return reason === undefined ? { ok: true, value } : { ok: false, reason, ...locateAlias(yaml) }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    // Some problems of the whole text come without a mark, whatever the type says.
    const mark: { line: number; column: number } | undefined = error.mark
    return { ok: false, reason: error.reason, line: mark?.line ?? 0, column: mark?.column ?? 0 }
  }
}

function locateAlias(yaml: string): { line: number; column: number } {
  const lines = yaml.slice(0, yaml.indexOf('*')).split('\n')
  return { line: lines.length - 1, column: lines.at(-1)?.length ?? 0 }
}

/** Finds why a value cannot be walked through, if so. */
function findTangle(value: unknown): string | undefined {
  const around = new Set<unknown>()
  let count = 0

  function walk(at: unknown): string | undefined {
    count += 1
    if (count > MOST_VALUES) return `aliases that stand for more than ${MOST_VALUES.toLocaleString('en')} values`
    if (typeof at !== 'object' || at === null) return undefined
    if (around.has(at)) return 'an alias that stands inside the value it names'
    around.add(at)
    for (const inner of Object.values(at)) {
      const reason = walk(inner)
      if (reason !== undefined) return reason
    }
    around.delete(at)
    return undefined
  }

  return walk(value)
}
