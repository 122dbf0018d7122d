import officialSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' }
import type { Diagnostic } from '@spearmint/config/diagnostics'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { toSarif } from './to-sarif.ts'

/** The official schema is draft 4. It uses only what draft 7 has too, but for the name of `id`. */
const { $schema: _draft, id: _id, ...schema } = officialSchema

const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false, unicodeRegExp: false }).compile(
  schema,
)

const diagnostic: Diagnostic = {
  code: 'config/misspelled-key',
  severity: 'error',
  message: 'There is no key "favicn".',
  file: 'my docs/a%b/mint.json',
  line: 2,
  column: 3,
  endLine: 2,
  endColumn: 11,
  suggestions: ['Did you mean "favicon"?'],
  url: '/reference/diagnostics#config-misspelled-key',
  fix: { description: 'Write "favicon".', edits: [{ offset: 4, length: 8, text: '"favicon"' }] },
}

function toLog(diagnostics: Diagnostic[]) {
  const log = JSON.parse(toSarif(diagnostics, { version: '1.2.3' }))
  return { log, run: log.runs[0] }
}

describe('toSarif', () => {
  it.each<[string, Diagnostic[]]>([
    ['no problems', []],
    ['a problem with a fix', [diagnostic]],
    [
      'a fix that only deletes',
      [{ ...diagnostic, fix: { description: 'Remove it.', edits: [{ offset: 0, length: 1, text: '' }] } }],
    ],
    [
      'all severities and an unknown code',
      [diagnostic, { ...diagnostic, severity: 'warning', code: 'x/y' }, { ...diagnostic, severity: 'info' }],
    ],
  ])('conforms to the official schema with %s', (_name, diagnostics) => {
    const { log } = toLog(diagnostics)
    expect(validate(log), JSON.stringify(validate.errors)).toBe(true)
  })

  it('is validated with a schema that rejects invalid logs', () => {
    const { log, run } = toLog([diagnostic])
    run.results[0].level = 'fatal'
    expect(validate(log)).toBe(false)
  })

  it('contains location, message, fix and the rule with its help', () => {
    const { run } = toLog([{ ...diagnostic, code: 'config/unknown-key', severity: 'warning' }, diagnostic])
    expect(run.tool.driver.rules).toMatchObject([
      { id: 'config/misspelled-key', defaultConfiguration: { level: 'error' }, help: { text: expect.any(String) } },
      { id: 'config/unknown-key', shortDescription: { text: 'Unknown key' } },
    ])
    expect(run.results).toMatchObject([
      { ruleIndex: 1, level: 'warning' },
      { ruleIndex: 0, level: 'error' },
    ])
    expect(run.results[1]).toEqual({
      ruleId: 'config/misspelled-key',
      ruleIndex: 0,
      level: 'error',
      message: { text: 'There is no key "favicn".\nDid you mean "favicon"?' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'my%20docs/a%25b/mint.json' },
            region: { startLine: 2, startColumn: 3, endLine: 2, endColumn: 11 },
          },
        },
      ],
      fixes: [
        {
          description: { text: 'Write "favicon".' },
          artifactChanges: [
            {
              artifactLocation: { uri: 'my%20docs/a%25b/mint.json' },
              replacements: [
                { deletedRegion: { charOffset: 4, charLength: 8 }, insertedContent: { text: '"favicon"' } },
              ],
            },
          ],
        },
      ],
    })
  })
})
