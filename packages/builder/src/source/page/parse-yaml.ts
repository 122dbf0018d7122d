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

/** Parses one YAML document. Of keys written twice the last one counts. Never throws. */
export function parseYaml(yaml: string): ParsedYaml {
  try {
    return { ok: true, value: load(yaml, { schema: SCHEMA, json: true }) }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    // Some problems of the whole text come without a mark, whatever the type says.
    const mark: { line: number; column: number } | undefined = error.mark
    return { ok: false, reason: error.reason, line: mark?.line ?? 0, column: mark?.column ?? 0 }
  }
}
