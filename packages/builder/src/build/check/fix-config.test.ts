import type { Diagnostic } from '@spearmint/config/diagnostics'
import { type Fix, START_OF_FILE } from '@spearmint/config/diagnostics'
import { describe, expect, it } from 'vitest'
import type { ConfigCheck } from './check-config.ts'
import { fixConfig } from './fix-config.ts'

function toProblem(message: string, edit?: { from: string; to: string; text: string }): Diagnostic {
  const rest = { file: 'mint.json', ...START_OF_FILE, suggestions: [], url: '' }
  const problem: Diagnostic = { code: 'config/x', severity: 'error', message, ...rest }
  if (edit === undefined) return problem
  const offset = edit.text.indexOf(edit.from)
  const fix: Fix = { description: `Write ${edit.to}.`, edits: [{ offset, length: edit.from.length, text: edit.to }] }
  return { ...problem, fix }
}

/** A check whose only rules are replacements: each is a problem where its text appears. */
function createCheck(replacements: [from: string, to: string][], isUsable: (text: string) => boolean = () => true) {
  return (text: string): ConfigCheck => ({
    isUsable: isUsable(text),
    diagnostics: replacements
      .filter(([from]) => text.includes(from))
      .map(([from, to]) => toProblem(`There is a ${from}.`, { from, to, text })),
  })
}

describe('fixConfig', () => {
  it('fixes until nothing is left to fix, and lists what it fixed', async () => {
    const { text, fixed, check } = await fixConfig(
      '"a"',
      createCheck([
        ['a', 'b'],
        ['b', 'c'],
      ]),
    )
    expect(text).toBe('"c"')
    expect(fixed.map(({ message }) => message)).toEqual(['There is a a.', 'There is a b.'])
    expect(check.diagnostics).toEqual([])
  })

  it('does not change a text without fixes', async () => {
    const check = (): ConfigCheck => ({ isUsable: false, diagnostics: [toProblem('Nobody can fix this.')] })
    expect(await fixConfig('{', check)).toMatchObject({ text: '{', fixed: [], check: { diagnostics: [{}] } })
  })

  it('stops when fixes undo each other', async () => {
    const { text } = await fixConfig(
      '"a"',
      createCheck([
        ['a', 'b'],
        ['b', 'a'],
      ]),
    )
    expect(['"a"', '"b"']).toContain(text)
  })

  it('does not apply a fix that makes JSON invalid', async () => {
    expect(await fixConfig('"a"', createCheck([['a', '"']]))).toMatchObject({ text: '"a"', fixed: [] })
  })

  it('does not apply a fix that makes the configuration unusable', async () => {
    const check = createCheck([['a', 'b']], (text) => text === '"a"')
    expect(await fixConfig('"a"', check)).toMatchObject({ text: '"a"', fixed: [], check: { isUsable: true } })
  })

  it('counts problems with the same message one by one', async () => {
    const check = (text: string): ConfigCheck => ({
      isUsable: true,
      diagnostics: [...text.matchAll(/x/g)].map((_match, index) =>
        index === 0 && text.length > 2
          ? toProblem('There is an x.', { from: 'xx', to: 'x', text })
          : toProblem('There is an x.'),
      ),
    })
    const { text, fixed } = await fixConfig('xxx', check)
    expect(text).toBe('xx')
    expect(fixed).toHaveLength(1)
  })
})
