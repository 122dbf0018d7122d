import type { z } from 'zod'
import { describePath } from '../describe-path.ts'
import { describeChoices, describeValue } from '../describe-value.ts'
import type { ConfigPath, Problem } from '../problem.ts'
import { readAt } from '../read-at.ts'
import { findMeantKeys } from './find-meant-keys.ts'
import { findSchemas } from './find-schemas.ts'
import { findKnownMistake } from './known-mistakes.ts'
import type { ShapeFault } from './shape-fault.ts'
import { suggestMissingKey, suggestType } from './suggest-type.ts'
import { suggestChoice, suggestForm } from './suggest-value.ts'

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
  if (fault.kind === 'unknown-keys') return fault.keys.map((key) => toUnknownKey(path, key, root))

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
          suggestions: [
            ...known,
            ...suggestType({ value: found, types: fault.types, schemas: findSchemas(root, path) }),
          ],
        },
      ]
    case 'choice':
      return [
        {
          code: 'config/invalid-value',
          path,
          at: 'value',
          message: `${place} is ${describeValue(found)}; expected ${describeChoices(fault.choices.map(describeValue))}.`,
          suggestions: [...known, ...suggestChoice(found, fault.choices)],
        },
      ]
    case 'form':
      return [
        {
          code: 'config/invalid-value',
          path,
          at: 'value',
          message: `${place} is ${describeValue(found)}; expected ${fault.expected}.`,
          suggestions: [...known, ...suggestForm(found, fault.expected)],
        },
      ]
  }
}

function toUnknownKey(path: ConfigPath, key: string, root: z.core.$ZodType): Problem {
  const near = findMeantKeys(root, path, key)
  const owner = path.length === 0 ? 'The configuration' : describePath(path)
  const place = { path: [...path, key], at: 'key' } as const
  const name = JSON.stringify(key)
  if (near.length > 0) {
    return {
      ...place,
      code: 'config/misspelt-key',
      message: `${owner} has no key ${name}; expected ${describeChoices(near.map(describeValue))}.`,
      suggestions: near.map((candidate) => `Did you mean "${candidate}"?`),
    }
  }
  return {
    ...place,
    code: 'config/unknown-key',
    message: `${owner} has no key ${name}; it is ignored.`,
    suggestions: [findKnownMistake(place.path, undefined) ?? 'Remove it.'],
  }
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
