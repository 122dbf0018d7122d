import { parseContextual } from '@spearmint/config'
import { findNearest, type Problem } from '@spearmint/config/diagnostics'
import { type Frontmatter, isObject, type RelatedLink } from '../../../core/index.ts'
import type { FRONTMATTER_CODES } from '../../codes.ts'
import {
  type FieldKind,
  type FieldName,
  FRONTMATTER_FIELDS,
  findField,
  LONG_NAMES,
  PAGE_MODES,
} from './frontmatter-fields.ts'

/** A problem with one key. Only the caller can locate the key in the file. */
interface FieldProblem {
  /** As written. */
  key: string
  /** The part of the line that has the problem. */
  part: 'key' | 'value'
  problem: Problem<typeof FRONTMATTER_CODES>
}

export interface ParsedFields {
  frontmatter: Frontmatter
  problems: FieldProblem[]
}

/**
 * Parses the fields that the builder reads. Empty values count as absent. A field in another case or with dashes
 * (`Title`, `sidebar_title`) is used and reported, but a correctly written field takes precedence over it.
 */
export function parseFields(mapping: Readonly<Record<string, unknown>>): ParsedFields {
  const problems: FieldProblem[] = []
  const values: Partial<Record<FieldName, unknown>> = {}
  for (const [key, value] of Object.entries(mapping)) {
    const name = findField(key)
    const isOverridden = name !== undefined && name !== key && Object.hasOwn(mapping, name)
    if (name !== key) problems.push(...checkSpelling(key, isOverridden ? undefined : name))
    if (name === undefined || isOverridden) continue
    const parsed = PARSERS[FRONTMATTER_FIELDS[name]](value)
    if ('expected' in parsed) problems.push(toValueProblem(key, value, parsed.expected))
    else if (parsed.value !== undefined) values[name] = parsed.value
  }
  problems.push(...applyHostedModes(mapping, values))
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

/** A value, which may be absent, or a description of the expected value. */
type ParsedValue = { value: unknown } | { expected: string }

const PARSERS: Record<FieldKind, (value: unknown) => ParsedValue> = {
  text: (value) => {
    if (value === null || value === undefined) return { value: undefined }
    if (typeof value === 'object') return { expected: 'text' }
    const text = String(value).trim()
    return { value: text === '' ? undefined : text }
  },
  flag: (value) => {
    if (value === null || value === '') return { value: undefined }
    // Real pages quote them as often as not.
    const word = String(typeof value === 'object' ? '' : value).toLowerCase()
    return word === 'true' || word === 'false' ? { value: word === 'true' } : { expected: 'true or false' }
  },
  mode: (value) => {
    if (value === null || value === '' || value === HOSTED_MODE) return { value: undefined }
    const mode = PAGE_MODES.find((known) => known === value)
    return mode === undefined ? { expected: `one of ${PAGE_MODES.join(', ')}` } : { value: mode }
  },
  date: (value) => {
    if (value === null || value === '') return { value: undefined }
    const isDate = typeof value === 'string' && DATE.test(value) && !Number.isNaN(Date.parse(value))
    return isDate ? { value } : { expected: 'a date such as 2026-05-17, or with a time 2026-05-17T09:00:00Z' }
  },
  links: parseLinks,
  menu: (value) => {
    if (value === null || value === '') return { value: undefined }
    const menu = parseContextual(value)
    return menu === undefined ? { expected: '"options" with a list of entries, as in docs.json' } : { value: menu }
  },
}

/** ISO 8601: a day, or a time on a day. */
const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

/** Parses a list whose entries are paths, addresses or `Title: address`. `false` is an empty list. */
function parseLinks(value: unknown): ParsedValue {
  const expected = { expected: 'a list of paths, addresses or "Title: address"' }
  if (value === null || value === false || value === '') return { value: undefined }
  if (!Array.isArray(value)) return expected
  const links = value.flatMap((entry: unknown): RelatedLink[] => {
    if (typeof entry === 'string' && entry.trim() !== '') return [toLink(entry)]
    if (!isObject(entry)) return []
    return Object.entries(entry).flatMap(([title, href]) => (typeof href === 'string' ? [{ title, href }] : []))
  })
  return links.length < value.length ? expected : { value: links }
}

/** `"Title: /path"` is text in YAML if it is quoted. */
function toLink(entry: string): RelatedLink {
  const [, title, href] = /^(.*\S)\s*:\s+(\S+)$/.exec(entry.trim()) ?? []
  return title === undefined || href === undefined ? { href: entry.trim() } : { title, href }
}

/** The layout of the hosted product's chat. */
const HOSTED_MODE = 'assistant'

/**
 * Treats `mode: assistant`, which has no meaning here, and `size: wide`, an older spelling, as wide pages. See
 * docs/reference/frontmatter.mdx#page-modes.
 */
function applyHostedModes(
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
      problem: {
        code: 'page/frontmatter-value',
        variant: 'hosted',
        message: 'The mode "assistant" is only supported by a hosted chat. The page is shown as "wide".',
        suggestions: ['Write "mode: wide".'],
      },
    },
  ]
}

/** `readAs` is the field that the key is used for in spite of its spelling. */
function checkSpelling(key: string, readAs: FieldName | undefined): FieldProblem[] {
  const nearest = readAs ?? findField(key) ?? findNearest(key, LONG_NAMES, 1)[0]
  if (nearest === undefined) return []
  const effect = readAs === undefined ? 'It has no effect' : `It is read as "${readAs}"`
  return [
    {
      key,
      part: 'key',
      problem: {
        code: 'page/frontmatter-key',
        message: `"${key}" is not a frontmatter key. ${effect}.`,
        suggestions: [`Write "${nearest}".`],
      },
    },
  ]
}

function toValueProblem(key: string, value: unknown, expected: string): FieldProblem {
  return {
    key,
    part: 'value',
    problem: {
      code: 'page/frontmatter-value',
      message: `The value of "${key}" is ${toShown(value)}, expected ${expected}. It is ignored.`,
      suggestions: [`Set "${key}" to ${expected}, or remove it.`],
    },
  }
}

function toShown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'a mapping' : String(value)
}
