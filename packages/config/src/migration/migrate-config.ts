import { CONFIG_CODES } from '../config-codes.ts'
import { type ConfigSource, type ParsedSource, parseConfigSource } from '../config-source.ts'
import { type Diagnostic, toDiagnostic, toRange } from '../diagnostics/index.ts'
import { DOCS_FORMAT } from '../docs-format/docs-format.ts'
import { selectUsableMintConfig } from '../mint-format/check-mint-config.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { checkSchema } from '../validation/check-schema.ts'
import { selectUsableConfig } from '../validation/select-usable-config.ts'
import { MIGRATION_CODES } from './migration-codes.ts'
import { type MigrationNote, toChanged } from './migration-note.ts'
import type { MigrationPages } from './navigation/migration-pages.ts'
import { toDocsNavigation } from './navigation/to-docs-navigation.ts'
import { selectDocsKeys } from './select-docs-keys.ts'
import { toDocsSettings } from './settings/to-docs-settings.ts'
import type { DocsObject } from './to-compact-object.ts'

export interface MigrateOptions {
  /** The pages of the site. Without them, every page that the navigation names counts as visible. */
  pages?: MigrationPages
  /** The name of a site whose `name` is missing or has an error. Default `Documentation`. */
  fallbackName?: string
}

export interface MigratedConfig {
  /** The text of the `docs.json`. Absent if the `mint.json` can't be read as a whole. */
  text?: string
  /** What differs, in the order of the `mint.json`. Without a text, the errors in it. */
  diagnostics: Diagnostic[]
}

/** Mistakes in the syntax after which everything is still read. */
const HARMLESS = new Set(['config/comment', 'config/trailing-comma', 'config/byte-order-mark', 'config/duplicate-key'])

/**
 * Converts the text of a `mint.json` to that of a `docs.json` for the same site: the same pages, sidebars, tabs, anchors
 * and versions. Reports every part that is left out or has another form. Comments are not part of the result.
 */
export function migrateConfig(
  text: string,
  { pages, fallbackName = 'Documentation' }: MigrateOptions = {},
): MigratedConfig {
  const parsed = parseConfigSource('mint.json', text, 'object')
  const broken = parsed.problems.filter(({ code }) => !HARMLESS.has(code))
  if (parsed.content === undefined || broken.length > 0) return { diagnostics: toSyntaxDiagnostics(parsed, broken) }

  const value = Object(parsed.content.value) as DocsObject
  const { config, problems, toSourcePath } = selectUsableMintConfig(value)
  const notes: MigrationNote[] = []
  const report = ({ path, ...note }: MigrationNote) =>
    notes.push({ ...note, path: toSourcePath(path) } as MigrationNote)

  const input = { name: fallbackName, navigation: [], ...config }
  const navigation = toDocsNavigation(input, pages, report)
  const hasApi =
    pages?.hasApi === true || [...(config.tabs ?? []), ...(config.anchors ?? [])].some((one) => one.openapi)
  const converted = toDocsSettings(input, navigation, hasApi, report)

  const unknown = problems.flatMap(({ code, path }) => (isUnknown(code) && path.length === 1 ? String(path[0]) : []))
  const carried = selectDocsKeys(
    value,
    unknown.filter((key) => !(key in converted)),
  )
  for (const key of Object.keys(carried)) {
    notes.push(toChanged([key], `"${key}" had no effect in mint.json. It is a key of docs.json, so it has one now.`))
  }
  for (const problem of problems.filter(({ path: [key = ''] }) => !(key in carried))) notes.push(toInvalidNote(problem))

  const { docs, rejected } = dropRejected({ ...converted, ...carried })
  notes.push(...rejected)
  return {
    text: `${JSON.stringify(docs, null, 2)}\n`,
    diagnostics: notes.map((note) => toNoteDiagnostic(parsed.source, note)).toSorted(byPosition),
  }
}

function isUnknown(code: string): boolean {
  return code === 'config/unknown-key' || code === 'config/misspelled-key'
}

/** An error in the `mint.json`, or a key that it doesn't have. The part is not used for a site either. */
function toInvalidNote({ code, path, message, suggestions }: ValueProblem): MigrationNote {
  const variant = code === 'config/unknown-key' ? 'without-effect' : 'invalid'
  return { code: 'migrate/left-out', variant, path, message: `This part is left out. ${message}`, suggestions }
}

/** Leaves out what `docs.json` doesn't accept, though `mint.json` does. */
function dropRejected({ navigation, ...settings }: DocsObject): { docs: DocsObject; rejected: MigrationNote[] } {
  const problems = checkSchema({ navigation, ...settings }, DOCS_FORMAT).filter(
    ({ path: [key] }) => key !== 'navigation',
  )
  if (problems.length === 0) return { docs: sortKeys({ navigation, ...settings }), rejected: [] }
  const usable = selectUsableConfig(settings, problems, DOCS_FORMAT).config
  return {
    docs: sortKeys({ navigation, ...usable }),
    rejected: problems.map(({ message, suggestions }) => ({
      code: 'migrate/left-out',
      path: [],
      message: `docs.json does not accept a part of the configuration. ${message}`,
      suggestions,
    })),
  }
}

const KEY_ORDER = [
  ...['$schema', 'theme', 'name', 'description', 'colors', 'logo', 'favicon', 'appearance', 'background', 'navbar'],
  ...['navigation', 'footer', 'search', 'seo', 'fonts', 'icons', 'styling', 'redirects', 'integrations', 'banner'],
  ...['errors', 'contextual', 'thumbnails', 'interaction', 'metadata', 'variables', 'api', 'markdown'],
]

/** Sorts the keys as the reference lists them. Others follow, `spearmint` last. */
function sortKeys(docs: DocsObject): DocsObject {
  const rank = (key: string) => (KEY_ORDER.includes(key) ? KEY_ORDER.indexOf(key) : KEY_ORDER.length)
  return Object.fromEntries(Object.entries(docs).toSorted(([a], [b]) => rank(a) - rank(b)))
}

function toNoteDiagnostic({ lines, locator }: ConfigSource, { path, ...problem }: MigrationNote): Diagnostic {
  const location = path.length === 0 ? undefined : locator?.locate(path, 'key')
  const range = toRange(location && lines.toPosition(location.offset, location.offset + location.length))
  return toDiagnostic(MIGRATION_CODES, { ...problem, file: 'mint.json', range })
}

function toSyntaxDiagnostics({ source: { lines } }: ParsedSource, problems: ParsedSource['problems']): Diagnostic[] {
  return problems.map(({ code, message, suggestions, offset, length }) =>
    toDiagnostic(CONFIG_CODES, {
      code,
      message,
      suggestions,
      file: 'mint.json',
      range: toRange(lines.toPosition(offset, offset + length)),
    }),
  )
}

function byPosition(a: Diagnostic, b: Diagnostic): number {
  return a.line - b.line || a.column - b.column
}
