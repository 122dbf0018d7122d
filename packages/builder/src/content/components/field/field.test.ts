import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createAnchorIds } from '../../../core/index.ts'
import { toFieldId } from './field.tsx'

const recorded = readFileSync(new URL('./param-id-cases.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { name: string; id: string })

describe('toFieldId', () => {
  it.each(recorded)('converts $name to the recorded ID $id', ({ name, id }) => {
    // The format records a repeated name with its suffix.
    expect(id.replace(/-\d+$/, '')).toBe(toFieldId(name))
  })

  it('numbers repeated names from 1, as recorded', () => {
    const ids = createAnchorIds()
    const repeated = recorded.filter(({ name }) => name === 'userId')
    expect(repeated.map(({ name }) => ids.claim(toFieldId(name), 1))).toEqual(repeated.map(({ id }) => id))
  })

  it.each([
    ['HTTPServer', 'param-http-server'],
    ['größe', 'param-größe'],
    ['v2Id', 'param-v2-id'],
    ['$$$', 'param'],
  ])('%s → %s', (name, id) => {
    expect(toFieldId(name)).toBe(id)
  })
})
