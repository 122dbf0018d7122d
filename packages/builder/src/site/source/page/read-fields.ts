import { type Diagnostic, findNearest } from '@spearmint/config'
import type { Frontmatter } from '../../../core/index.ts'
import {
  type FieldKind,
  type FieldName,
  FRONTMATTER_FIELDS,
  findField,
  PAGE_MODES,
  UNMISTAKABLE_NAMES,
} from './frontmatter-fields.ts'

/** A problem of one key; the caller knows where keys stand. */
interface FieldProblem extends Pick<Diagnostic, 'code' | 'severity' | 'message' | 'suggestions'> {
  /** As written. */
  key: string
  /** Which part of the line is meant. */
  part: 'key' | 'value'
}

export interface ReadFields {
  frontmatter: Frontmatter
  problems: FieldProblem[]
}

/**
 * Reads the fields the builder knows from a mapping as written. Empty values count as absent. A field with other
 * capitals or dashes (`Title`, `sidebar_title`) is used and reported; one written correctly wins over it.
 */
export function readFields(mapping: Readonly<Record<string, unknown>>): ReadFields {
  const problems: FieldProblem[] = []
  const values: Partial<Record<FieldName, unknown>> = {}
  for (const [key, value] of Object.entries(mapping)) {
    const name = findField(key)
    const isOutdone = name !== undefined && name !== key && Object.hasOwn(mapping, name)
    if (name !== key) problems.push(...checkSpelling(key, isOutdone ? undefined : name))
    if (name === undefined || isOutdone) continue
    const read = READERS[FRONTMATTER_FIELDS[name]](value)
    if ('expected' in read) problems.push(toValueProblem(key, value, read.expected))
    else if (read.value !== undefined) values[name] = read.value
  }
  problems.push(...readHostedModes(mapping, values))
  return {
    frontmatter: {
      deprecated: false,
      hidden: false,
      noindex: false,
      hideApiMarker: false,
      ...(values as Partial<Frontmatter>),
      raw: mapping,
    },
    problems,
  }
}

/** A value that may be absent, or what was expected in its place. */
type Reading = { value: unknown } | { expected: string }

const READERS: Record<FieldKind, (value: unknown) => Reading> = {
  text: (value) => {
    if (value === null || value === undefined) return { value: undefined }
    if (typeof value === 'object') return { expected: 'a text' }
    const text = String(value).trim()
    return { value: text === '' ? undefined : text }
  },
  flag: (value) => {
    if (value === null || value === '') return { value: undefined }
    // Quoted ones are as common as bare ones in real pages.
    const word = String(typeof value === 'object' ? '' : value).toLowerCase()
    return word === 'true' || word === 'false' ? { value: word === 'true' } : { expected: 'true or false' }
  },
  mode: (value) => {
    if (value === null || value === '' || value === HOSTED_MODE) return { value: undefined }
    const mode = PAGE_MODES.find((known) => known === value)
    return mode === undefined ? { expected: `one of ${PAGE_MODES.join(', ')}` } : { value: mode }
  },
}

/** The layout of the hosted product's chat. */
const HOSTED_MODE = 'assistant'

/** `mode: assistant` has no meaning here and `size: wide` is the older spelling; both are wide pages (reference 2.4). */
function readHostedModes(
  mapping: Readonly<Record<string, unknown>>,
  values: Partial<Record<FieldName, unknown>>,
): FieldProblem[] {
  const isHosted = mapping.mode === HOSTED_MODE
  if (values.mode === undefined && (isHosted || mapping.size === 'wide')) values.mode = 'wide'
  if (!isHosted) return []
  return [
    {
      key: 'mode',
      part: 'value',
      code: 'page/frontmatter-value',
      severity: 'info',
      message: 'The mode "assistant" belongs to a hosted chat. The page is shown as "wide".',
      suggestions: ['Write "mode: wide".'],
    },
  ]
}

/** `readAs` is the field the key is used for in spite of its spelling. */
function checkSpelling(key: string, readAs: FieldName | undefined): FieldProblem[] {
  const meant = readAs ?? findField(key) ?? findNearest(key, UNMISTAKABLE_NAMES, 1)[0]
  if (meant === undefined) return []
  const effect = readAs === undefined ? 'It has no effect' : `It is read as "${readAs}"`
  return [
    {
      key,
      part: 'key',
      code: 'page/frontmatter-key',
      severity: 'warning',
      message: `"${key}" is not a key of the frontmatter. ${effect}.`,
      suggestions: [`Write "${meant}".`],
    },
  ]
}

function toValueProblem(key: string, value: unknown, expected: string): FieldProblem {
  const shown = typeof value === 'string' ? JSON.stringify(value) : Array.isArray(value) ? 'a list' : toShown(value)
  return {
    key,
    part: 'value',
    code: 'page/frontmatter-value',
    severity: 'warning',
    message: `"${key}" is ${shown}, expected ${expected}. The key has no effect.`,
    suggestions: [`Give "${key}" ${expected}, or remove it.`],
  }
}

function toShown(value: unknown): string {
  return typeof value === 'object' ? 'a mapping' : String(value)
}
