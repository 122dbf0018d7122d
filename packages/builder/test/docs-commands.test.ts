import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { createProgram } from '../src/cli/run-cli.ts'
import { createFakeEnvironment } from './fake-environment.ts'
import { listFiles } from './list-files.ts'
import { DOCS_SITE } from './sites.ts'

const texts = [
  ...listFiles(DOCS_SITE)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => join(DOCS_SITE, file)),
  ...['README.md', 'CONTRIBUTING.md', 'AGENTS.md'].map((file) => join(DOCS_SITE, '..', file)),
].map((file) => readFileSync(file, 'utf8'))

/** Commands in code blocks and in text, up to a shell operator. */
const calls = texts.flatMap((text) =>
  [...text.matchAll(/(?:npx spearmint|bin\/spearmint\.js) ([^`\n]+)/g)].map(([, call = '']) =>
    // In a TOML or JSON file, a command ends with the quote that it started with.
    call.replace(/ (?:>|\||&&) .*/, '').replace(/^([^"]*)"$/, '$1'),
  ),
)

/** Splits a command into arguments like a shell. */
function toWords(call: string): string[] {
  return (call.match(/'[^']*'|"[^"]*"|\S+/g) ?? []).map((word) => word.replace(/^(['"])(.*)\1$/, '$2'))
}

/** The program with commands that do nothing. */
function createIdleProgram(): Command {
  const program = createProgram(createFakeEnvironment(), () => {})
  for (const command of program.commands) command.action(() => {})
  return program
}

describe('spearmint commands in the documentation', () => {
  it('are detected', () => {
    expect(calls.length).toBeGreaterThan(15)
  })

  it.each([...new Set(calls)])('%s', (call) => {
    expect(() => createIdleProgram().parse(toWords(call), { from: 'user' })).not.toThrow()
  })

  it('would be rejected with an unknown option', () => {
    expect(() => createIdleProgram().parse(['build', '--no-such-option'], { from: 'user' })).toThrow(/unknown option/)
  })
})

describe('the command line reference', () => {
  const page = readFileSync(join(DOCS_SITE, 'reference/cli.mdx'), 'utf8')

  it.each(createIdleProgram().commands.map((command) => [command.name(), command] as const))(
    'lists what %s takes, with its defaults',
    (name, { options, registeredArguments }) => {
      const [, section = ''] = page.split(new RegExp(`^## spearmint ${name}\n`, 'm'))
      const [fields = ''] = section.split(/^## /m)
      const listed = [...fields.matchAll(/<ResponseField name="([^"]+)".*?(?: default=(?:"([^"]*)"|\{(\d+)\}))?>/g)]
      const taken = [
        // The one optional argument without a default is described in the text.
        ...registeredArguments
          .filter(({ required, defaultValue }) => required || defaultValue !== undefined)
          .map((argument) => [argument.name(), argument.defaultValue]),
        ...options.map(({ long, defaultValue, negate }) => [long, negate ? undefined : defaultValue]),
      ]
      const toLine = ([key, value]: unknown[]) => `${key} ${value ?? ''}`.trim()
      expect(listed.map(([, key, text, number]) => toLine([key, text ?? number])).sort()).toEqual(
        taken.map(toLine).sort(),
      )
    },
  )
})
