import type { z } from 'zod/mini'
import type { ConfigPath, Problem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeChoices, describeValue } from '../problems/describe-value.ts'
import { findMeantKeys } from './find-meant-keys.ts'
import { readAt } from './find-value-at.ts'
import { findKnownMistake } from './known-mistakes.ts'
import { findMissingKeys, findSchemas } from './list-schemas.ts'
import type { ShapeFault } from './mismatch.ts'
import { suggestMissingKey, suggestType } from './suggest-type.ts'
import { suggestChoice, suggestForm } from './suggest-value.ts'
import { type Mend, toSuggestions } from './suggestion.ts'

const TYPE_NAMES = new Map([
  ['string', 'a string'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
  ['array', 'an array'],
  ['object', 'an object'],
  ['record', 'an object'],
])

/**
 * Turns a fault into problems with words and mends.
 *
 * @param root - Schema of the whole configuration.
 * @param value - The whole configuration as written.
 */
export function toProblems(fault: ShapeFault, root: z.core.$ZodType, value: unknown): Problem[] {
  const { path } = fault
  if (fault.kind === 'unknown-keys') return toUnknownKeys(path, fault.keys, root, readAt(value, path))

  const found = readAt(value, path)
  if (found === undefined) return [toMissingKey(fault, root)]
  const place = describePath(path)
  const mistake = findKnownMistake(path, found)
  const known = mistake === undefined ? [] : [mistake]

  switch (fault.kind) {
    case 'type':
      return [
        {
          code: 'config/wrong-type',
          path,
          at: 'value',
          message: `${place} is ${describeFound(found)}; expected ${describeTypes(fault.types)}.`,
          ...toSuggestions([
            ...known,
            ...suggestType({ path, value: found, types: fault.types, schemas: findSchemas(root, path) }),
          ]),
        },
      ]
    case 'choice':
      return [
        {
          code: 'config/invalid-value',
          path,
          at: 'value',
          message: `${place} is ${describeValue(found)}; expected ${describeChoices(fault.choices.map(describeValue))}.`,
          ...toSuggestions([...known, ...suggestChoice(path, found, fault.choices)]),
        },
      ]
    case 'form':
      return [
        {
          code: 'config/invalid-value',
          path,
          at: 'value',
          message: `${place} is ${describeValue(found)}; expected ${fault.expected}.`,
          ...toSuggestions([...known, ...suggestForm(path, found, fault.expected)]),
        },
      ]
  }
}

function toUnknownKeys(path: ConfigPath, keys: readonly string[], root: z.core.$ZodType, owner: unknown): Problem[] {
  const meant = keys.map((key) => ({ key, near: findMeantKeys(root, path, key) }))
  const taken = new Set(Object.keys(owner ?? {}))
  // What an incomplete object lacks may be what stands under the unknown key.
  const found = [...Object.keys(owner ?? {}), ...meant.flatMap(({ near }) => near)]
  const isComplete = findMissingKeys(findSchemas(root, path), found).length === 0
  const claims = new Map<string, number>()
  for (const { near } of meant) for (const name of near) claims.set(name, (claims.get(name) ?? 0) + 1)
  return meant.map(({ key, near }) => {
    const [only] = near
    // Renaming two keys to one, or one to a key that is there, would lose a value.
    const isCertain = near.length === 1 && only !== undefined && !taken.has(only) && claims.get(only) === 1
    if (near.length > 0) return toMisspeltKey([...path, key], near, isCertain ? only : undefined)
    return toUnknownKey([...path, key], isComplete)
  })
}

function toMisspeltKey(path: ConfigPath, near: readonly string[], meant: string | undefined): Problem {
  return {
    code: 'config/misspelt-key',
    path,
    at: 'key',
    message: `${describeOwner(path)} has no key ${describeValue(path.at(-1))}; expected ${describeChoices(near.map(describeValue))}.`,
    suggestions: near.map((candidate) => `Did you mean "${candidate}"?`),
    ...(meant !== undefined && { change: { kind: 'rename', path, key: meant } }),
  }
}

function toUnknownKey(path: ConfigPath, isRemovable: boolean): Problem {
  const removal: Mend = { text: 'Remove it.', ...(isRemovable && { change: { kind: 'remove', path } }) }
  return {
    code: 'config/unknown-key',
    path,
    at: 'key',
    message: `${describeOwner(path)} has no key ${describeValue(path.at(-1))}; it is ignored.`,
    ...toSuggestions([findKnownMistake(path, undefined) ?? removal]),
  }
}

function describeOwner(path: ConfigPath): string {
  return path.length === 1 ? 'The configuration' : describePath(path.slice(0, -1))
}

function toMissingKey(fault: ShapeFault, root: z.core.$ZodType): Problem {
  const parent = fault.path.slice(0, -1)
  const expected = fault.kind === 'type' ? `expected ${describeTypes(fault.types)}` : 'it is required'
  return {
    code: 'config/missing-key',
    path: parent,
    at: 'key',
    message: `${describePath(fault.path)} is missing; ${expected}.`,
    suggestions: suggestMissingKey(root, parent, String(fault.path.at(-1))),
  }
}

function describeTypes(types: readonly string[]): string {
  return describeChoices([...new Set(types.map((type) => TYPE_NAMES.get(type) ?? type))])
}

function describeFound(value: unknown): string {
  return typeof value === 'string' ? `the string ${describeValue(value)}` : describeValue(value)
}
