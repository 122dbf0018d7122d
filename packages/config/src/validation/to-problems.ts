import type { z } from 'zod/mini'
import type { ConfigPath } from '../problems/config-path.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeChoices, describeValue } from '../problems/describe-value.ts'
import { findFittingKeys, findRenamedKey } from './find-intended-keys.ts'
import { findValueAt } from './find-value-at.ts'
import type { FormatSchema } from './format-schema.ts'
import { findKnownMistake } from './known-mistakes.ts'
import { findTextFormat, listNamedValues, listSchemasAt, listSimilarKeys } from './list-schemas.ts'
import type { Mismatch } from './mismatch.ts'
import { suggestMissingKey, suggestType } from './suggest-type.ts'
import { suggestChoice, suggestFormat } from './suggest-value.ts'
import { type Suggestion, toSuggestionFields } from './suggestion.ts'

const TYPE_NAMES = new Map([
  ['string', 'a string'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
  ['array', 'an array'],
  ['object', 'an object'],
  ['record', 'an object'],
])

/** Nobody finds a value in a longer list, and the reference page has it too. */
const MAX_CHOICES = 20

/**
 * Converts a mismatch to problems with messages and suggestions.
 *
 * @param value - The whole configuration as written.
 */
export function toProblems(mismatch: Mismatch, format: FormatSchema<unknown>, value: unknown): ValueProblem[] {
  const { path } = mismatch
  const { root } = format
  if (mismatch.kind === 'unknown-keys') return toUnknownKeys(path, mismatch.keys, format, value)

  const found = findValueAt(value, path)
  if (found === undefined) return [toMissingKey(mismatch, root)]
  const name = describePath(path)
  const mistake = findKnownMistake(format.mistakes, path, found)
  const known = mistake === undefined ? [] : [mistake]
  const schemas = listSchemasAt(root, path)

  switch (mismatch.kind) {
    case 'type':
      return [
        {
          code: 'config/wrong-type',
          path,
          at: 'value',
          message: `${name} is ${describeFound(found)}; expected ${describeTypes(mismatch.types)}.`,
          ...toSuggestionFields([
            ...known,
            ...(suggestKeys(path, findFittingKeys(format, value, path)) ??
              suggestType({ path, value: found, types: mismatch.types, schemas })
                // What is known about the mistake says more than an example.
                .filter(({ change }) => mistake === undefined || change !== undefined)),
          ]),
        },
      ]
    case 'choice':
      return [
        {
          code: 'config/invalid-value',
          path,
          at: 'value',
          message: `${name} is ${describeValue(found)}; expected ${describeAllowed(mismatch.choices)}.`,
          ...toSuggestionFields([...known, ...suggestChoice(path, found, mismatch.choices, listNamedValues(schemas))]),
        },
      ]
    case 'format':
      return [
        {
          code: 'config/invalid-value',
          path,
          at: 'value',
          message: `${name} is ${describeValue(found)}; expected ${mismatch.expected}.`,
          ...toSuggestionFields([...known, ...suggestFormat(path, found, findTextFormat(schemas))]),
        },
      ]
  }
}

function toUnknownKeys(
  path: ConfigPath,
  keys: readonly string[],
  format: FormatSchema<unknown>,
  value: unknown,
): ValueProblem[] {
  const { root } = format
  const unknown = keys.map((key) => {
    const renamed = findRenamedKey(format, value, [...path, key])
    if (renamed !== undefined) return { key, similar: [renamed], isRenamed: true }
    const isOtherName = findKnownMistake(format.mistakes, [...path, key], undefined)?.isOtherName
    return { key, similar: isOtherName ? [] : listSimilarKeys(root, path, key) }
  })
  const taken = new Set(Object.keys(findValueAt(value, path) ?? {}))
  const claims = new Map<string, number>()
  for (const { similar } of unknown) for (const name of similar) claims.set(name, (claims.get(name) ?? 0) + 1)
  return unknown.map(({ key, similar, isRenamed }) => {
    const [only] = similar
    // Renaming two keys to the same name, or one to an existing name, would lose a value.
    const isCertain = similar.length === 1 && only !== undefined && !taken.has(only) && claims.get(only) === 1
    if (similar.length === 0) return toUnknownKey([...path, key], format)
    const problem = toMisspelledKey([...path, key], similar, { taken, intended: isCertain ? only : undefined })
    if (!isRenamed) return problem
    const written = describeValue(findValueAt(value, [...path, key]))
    return { ...problem, suggestions: similar.map((name) => `Write "${name}": ${written} instead.`) }
  })
}

/** @param similar - Similar keys. Those in `taken` exist beside it; `intended` is the one that it can be renamed to. */
function toMisspelledKey(
  path: ConfigPath,
  similar: readonly string[],
  { taken, intended }: { taken: ReadonlySet<string>; intended: string | undefined },
): ValueProblem {
  return {
    code: 'config/misspelled-key',
    path,
    at: 'key',
    message: `${describeOwner(path)} has no key ${describeValue(path.at(-1))}; expected ${describeChoices(similar.map(describeValue))}.`,
    suggestions: similar.map((candidate) =>
      taken.has(candidate)
        ? `If you mean "${candidate}", move the content of this key into it. Otherwise, remove this key.`
        : `Did you mean "${candidate}"?`,
    ),
    change: intended === undefined ? undefined : { kind: 'rename', path, key: intended },
  }
}

/** Suggests other keys for a value. Undefined if there are none. */
function suggestKeys(path: ConfigPath, keys: readonly string[]): Suggestion[] | undefined {
  if (keys.length === 0) return undefined
  return keys.map((key) => ({
    text: `Did you mean "${key}"?`,
    change: keys.length === 1 ? { kind: 'rename', path, key } : undefined,
  }))
}

/** Without a change: a fix never removes what it doesn't understand. */
function toUnknownKey(path: ConfigPath, { mistakes }: FormatSchema<unknown>): ValueProblem {
  return {
    code: 'config/unknown-key',
    path,
    at: 'key',
    message: `${describeOwner(path)} has no key ${describeValue(path.at(-1))}; it is ignored.`,
    suggestions: [findKnownMistake(mistakes, path, undefined)?.text ?? 'Remove it.'],
  }
}

function describeOwner(path: ConfigPath): string {
  return path.length === 1 ? 'The configuration' : describePath(path.slice(0, -1))
}

function toMissingKey(mismatch: Mismatch, root: z.core.$ZodType): ValueProblem {
  const parent = mismatch.path.slice(0, -1)
  const expected = mismatch.kind === 'type' ? `expected ${describeTypes(mismatch.types)}` : 'it is required'
  return {
    code: 'config/missing-key',
    path: parent,
    at: 'key',
    message: `${describePath(mismatch.path)} is missing; ${expected}.`,
    suggestions: suggestMissingKey(root, parent, String(mismatch.path.at(-1))),
  }
}

function describeTypes(types: readonly string[]): string {
  return describeChoices([...new Set(types.map((type) => TYPE_NAMES.get(type) ?? type))])
}

/** Lists the allowed values; of many, only a few. */
function describeAllowed(choices: readonly unknown[]): string {
  const names = choices.map(describeValue)
  if (names.length <= MAX_CHOICES) return describeChoices(names)
  return `one of ${names.length} values, for example ${describeChoices(names.slice(0, 3))}`
}

function describeFound(value: unknown): string {
  return typeof value === 'string' ? `the string ${describeValue(value)}` : describeValue(value)
}
