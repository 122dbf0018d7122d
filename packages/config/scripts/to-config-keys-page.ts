import { type KeySchema, listVariants, toTypeText } from './key-schema.ts'

/** One key below a top-level key, as a row of its table. */
interface KeyRow {
  /** `auth.method`; keys of array entries as `[].name`. */
  key: string
  schema: KeySchema
  isRequired: boolean
}

const COMMENT =
  '{/* Generated from packages/config/src: npm run test:run -- packages/config/src/json-schema/config-keys-page.test.ts --update */}'

const MINT_FRONT = `---
title: All keys
description: Every key of mint.json with its type, default and examples, and a validator to try a file.
icon: list-tree
---

${COMMENT}

[Configuration](/reference/configuration) describes what each key does to a site. This page lists every key, generated
from the [JSON Schema](/reference/validator#json-schema).

## Try a file

<ConfigValidator codes="/reference/diagnostics" />
`

const DOCS_FRONT = `---
title: All keys of docs.json
description: Every key of docs.json with its type, default and examples.
icon: list-tree
---

${COMMENT}

Spearmint reads \`docs.json\` as well as [\`mint.json\`](/reference/config-keys). This page lists every key, generated from the
[JSON Schema](/reference/validator#json-schema). An object with the key \`$ref\` is replaced by the JSON file that it names,
relative to the file it is in: \`{ "$ref": "./navigation.json" }\`. See
[Variables and included files](/guides/splitting-configuration).
`

/** Parts of `docs.json` that contain each other or appear in several places. Each has a section of its own. */
const DOCS_PARTS = [
  'Language',
  'Version',
  'Product',
  'Dropdown',
  'Tab',
  'MenuItem',
  'Anchor',
  'Group',
  'Global',
  'Icon',
  'ColorPair',
  'Specs',
  'Navbar',
  'Footer',
  'Banner',
]

/**
 * Converts the schema to the reference page of all keys.
 *
 * @param schema - The JSON Schema of the configuration (`toJsonSchema`).
 * @returns MDX.
 */
export function toConfigKeysPage(schema: KeySchema, format: 'mint' | 'docs' = 'mint'): string {
  const required = new Set(schema.required)
  const names = format === 'docs' ? DOCS_PARTS : []
  const parts = names.flatMap((name) => {
    const part = schema.definitions?.[name]
    return part === undefined ? [] : [{ name, part }]
  })
  const listed = parts.map(({ part }) => part)
  const nameOf = new Map(parts.map(({ name, part }) => [part, name]))
  return [
    format === 'docs' ? DOCS_FRONT : MINT_FRONT,
    ...Object.entries(schema.properties ?? {}).map(([key, part]) =>
      toSection({ key, schema: part, isRequired: required.has(key) }, schema, nameOf),
    ),
    ...parts.map(({ name, part }) => toPartSection(name, part, schema, listed)),
  ].join('\n')
}

function toPartSection(name: string, part: KeySchema, root: KeySchema, listed: readonly KeySchema[]): string {
  const others = listed.filter((other) => other !== part)
  const isKey = toAnchor(name, root) !== name.toLowerCase()
  return [
    `## ${name}${isKey ? ` {#${toAnchor(name, root)}}` : ''}`,
    '',
    escapeText(part.description ?? ''),
    '',
    ...toTable(listRows(part, root, '', others), root),
    '',
  ].join('\n')
}

/** The anchor of a part. A top-level key may have the same name. */
function toAnchor(name: string, { properties = {} }: KeySchema): string {
  const anchor = name.toLowerCase()
  return anchor in properties ? `${anchor}-keys` : anchor
}

function toSection(
  { key, schema, isRequired }: KeyRow,
  root: KeySchema,
  nameOf: ReadonlyMap<KeySchema, string>,
): string {
  const facts = [toTypeText(schema, root), ...toFacts(schema, isRequired)]
  const rows = listRows(schema, root, '', [...nameOf.keys()])
  const part = listVariants(schema, root).flatMap((variant) => nameOf.get(variant) ?? [])
  return [
    `## ${key}`,
    '',
    escapeText(schema.description ?? ''),
    '',
    `Type: ${facts.join(', ')}.`,
    '',
    ...toExamples(key, schema),
    ...part.flatMap((name) => [`Keys: [${name}](#${toAnchor(name, root)}).`, '']),
    ...(rows.length === 0 ? [] : [...toTable(rows, root), '']),
  ].join('\n')
}

function toFacts({ default: fallback, deprecated }: KeySchema, isRequired: boolean): string[] {
  return [
    ...(isRequired ? ['**required**'] : []),
    ...(fallback === undefined ? [] : [`default ${toCode(fallback)}`]),
    ...(deprecated ? ['no effect'] : []),
  ]
}

function toExamples(key: string, { examples = [] }: KeySchema): string[] {
  if (examples.length === 0) return []
  const lines = examples.map((example) => `${JSON.stringify(key)}: ${toSpacedJson(example)}`)
  return ['```json', ...lines, '```', '']
}

/** Lists all keys below a value. A key that several alternatives of the value have is listed once. */
function listRows(schema: KeySchema, root: KeySchema, prefix = '', seen: readonly KeySchema[] = []): KeyRow[] {
  const rows = new Map<string, KeyRow>()
  for (const variant of listVariants(schema, root)) {
    // Groups contain groups, so the recursion stops here.
    if (seen.includes(variant)) continue
    for (const row of listRowsOfVariant(variant, root, prefix, [...seen, variant])) {
      const known = rows.get(row.key)
      rows.set(row.key, known === undefined ? row : mergeRows(known, row))
    }
  }
  return [...rows.values()]
}

/** Merges a key of two alternatives: it accepts the values of both, and is required if both require it. */
function mergeRows(first: KeyRow, second: KeyRow): KeyRow {
  const { description, examples, default: fallback, deprecated } = first.schema
  const schema: KeySchema = {
    anyOf: [first.schema, second.schema],
    ...(description !== undefined && { description }),
    ...(examples !== undefined && { examples }),
    ...(fallback !== undefined && { default: fallback }),
    ...(deprecated !== undefined && { deprecated }),
  }
  return { key: first.key, schema, isRequired: first.isRequired && second.isRequired }
}

function listRowsOfVariant(
  { items, properties = {}, required = [] }: KeySchema,
  root: KeySchema,
  prefix: string,
  seen: readonly KeySchema[],
): KeyRow[] {
  if (items !== undefined) return listRows(items, root, prefix.replace(/\.$/, '[].'), seen)
  return Object.entries(properties).flatMap(([name, schema]) => {
    const row = { key: prefix + name, schema, isRequired: required.includes(name) }
    return [row, ...listRows(schema, root, `${row.key}.`, seen)]
  })
}

function toTable(rows: readonly KeyRow[], root: KeySchema): string[] {
  const lines = rows.map(({ key, schema, isRequired }) => {
    const type = [toTypeText(schema, root), ...toFacts(schema, isRequired)].join(', ')
    const example = schema.examples?.[0] === undefined ? '' : toCode(schema.examples[0])
    const cells = [`\`${key}\``, type, escapeText(schema.description ?? ''), example]
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  })
  return ['| Key | Type | Description | Example |', '| --- | --- | --- | --- |', ...lines]
}

function toCode(value: unknown): string {
  return `\`${toSpacedJson(value)}\``
}

/** JSON on one line, with spaces as people write it: `{ "a": 1 }`. */
function toSpacedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toSpacedJson).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${toSpacedJson(part)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

/** Escapes what MDX would read as an expression or a tag; code between backticks stays. */
function escapeText(text: string): string {
  return text.replace(/`[^`]*`|[{<]/g, (match) => (match.startsWith('`') ? match : `\\${match}`))
}
