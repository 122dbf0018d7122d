import { CONFIG_CODES } from '@spearmint/config'
import { describe, expect, it } from 'vitest'
import { runFakeCli } from '../../../test/fake-environment.ts'
import { ALL_CODES } from '../codes/all-codes.ts'

describe('spearmint explain', () => {
  it('prints title, explanation, example and fix on stdout', async () => {
    const { code, stdout, stderr } = await runFakeCli(['explain', 'page/mdx-syntax'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toBe(
      [
        'page/mdx-syntax  error',
        'Invalid MDX',
        '',
        'The page is not valid MDX, for example because a tag is never closed. The page is built as if the problem were fixed as the message suggests. In a `.md` file, this is only a note.',
        '',
        'Example:',
        '  <Note>',
        '  This tag is never closed.',
        '',
        'Fix: Close the tag, or write `\\` before a `<` or `{` that is text.',
        'Documentation of Spearmint: /reference/page-content#invalid-mdx',
        '',
      ].join('\n'),
    )
  })

  it.each([...ALL_CODES.keys()])('knows %s', async (name) => {
    const { code, stdout } = await runFakeCli(['explain', name])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^[^\n]+ {2}(?:error|warning|info)\n[^\n]+\n\n[^\n]+\.\n\n[\s\S]*Fix: [A-Z].*\.\n/)
  })

  it('knows the codes of both packages', () => {
    expect([...ALL_CODES.keys()]).toEqual(expect.arrayContaining(Object.keys(CONFIG_CODES)))
    expect(ALL_CODES.size).toBeGreaterThan(Object.keys(CONFIG_CODES).length + 40)
  })

  it('lists all codes without an argument', async () => {
    const { code, stdout } = await runFakeCli(['explain'])
    expect(code).toBe(0)
    expect(stdout.trimEnd().split('\n')).toHaveLength(ALL_CODES.size)
    expect(stdout).toMatch(/^config\/unknown-key +warning +Unknown key$/m)
  })

  it('prints one code or all as JSON', async () => {
    const one = JSON.parse((await runFakeCli(['explain', 'page/mdx-syntax', '--json'])).stdout)
    expect(one).toMatchObject({ code: 'page/mdx-syntax', severity: 'error', title: 'Invalid MDX' })
    const all = JSON.parse((await runFakeCli(['explain', '--json'])).stdout)
    expect(all).toHaveLength(ALL_CODES.size)
    expect(all).toContainEqual(one)
    const { code, stdout } = await runFakeCli(['explain', 'nonsense', '--json'])
    expect(code).toBe(2)
    expect(JSON.parse(stdout)).toMatchObject({ diagnostics: [{ code: 'usage/unknown-code' }] })
  })

  it.each([
    ['config/unknwon-key', 'Did you mean "config/unknown-key"?'],
    ['unknown-key', 'Did you mean "config/unknown-key"?'],
    ['config-unknown-key', 'Did you mean "config/unknown-key"?'],
    ['unknown-icon', 'Did you mean "component/unknown-icon"?'],
    ['page/mising-alt', 'Did you mean "page/missing-alt"?'],
    ['page/nope', 'Run: npx spearmint explain'],
    ['nonsense', 'Run: npx spearmint explain'],
    ['toString', 'Run: npx spearmint explain'],
  ])('rejects %s with suggestions', async (name, suggestion) => {
    const { code, stdout, stderr } = await runFakeCli(['explain', name])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(`error: Unknown diagnostic code "${name}".\n`)
    expect(stderr).toContain(`  → ${suggestion}`)
  })
})

describe('spearmint schema', () => {
  it.each([
    ['mint', ['schema']],
    ['docs', ['schema', '--format', 'docs']],
  ])('prints the schema of %s.json in the repository', async (format, args) => {
    const { code, stdout, stderr } = await runFakeCli(args)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    await expect(stdout).toMatchFileSnapshot(`../../../../../schemas/${format}.schema.json`)
  })

  it('rejects another format', async () => {
    const { code, stderr } = await runFakeCli(['schema', '--format', 'yaml'])
    expect(code).toBe(2)
    expect(stderr).toContain('Allowed choices are docs, mint.')
  })
})
