import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { replaceVariables } from './replace-variables.ts'

interface VariableCase {
  id: string
  text: string
  variables: Record<string, string>
  result: string
}

const cases = readFileSync(new URL('../fixtures/docs-variable-cases.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): VariableCase => JSON.parse(line))

/** Results that differ on purpose: the service cuts a value at its first "<". */
const DIFFERENT: Record<string, string> = { angle: 'a & b < c "q"' }

describe('replaceVariables', () => {
  it.each(cases)('replaces like the hosted service: $id', ({ id, text, variables, result }) => {
    expect(replaceVariables(text, variables)).toBe(DIFFERENT[id] ?? result)
  })

  it('inserts a value as it is', () => {
    expect(replaceVariables('{{a}}', { a: '$& $1' })).toBe('$& $1')
  })

  it('keeps names that every object has', () => {
    expect(replaceVariables('{{constructor}} {{__proto__}}', {})).toBe('{{constructor}} {{__proto__}}')
  })
})
