import type { Diagnostic, Severity } from '@spearmint/config/diagnostics'
import { ALL_CODES } from '../codes/all-codes.ts'

export interface SarifOptions {
  /** Version of Spearmint. */
  version: string
}

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } satisfies Record<Severity, string>

/**
 * Formats diagnostics as a SARIF 2.1.0 log (OASIS) and a line feed: one run, one rule per reported code, fixes included.
 * Paths must be relative to the repository.
 */
export function toSarif(diagnostics: readonly Diagnostic[], { version }: SarifOptions): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort()
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Spearmint', semanticVersion: version, rules: codes.map(toRule) } },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => toResult(diagnostic, codes.indexOf(diagnostic.code))),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

function toRule(code: string) {
  const known = ALL_CODES.get(code)
  if (known === undefined) return { id: code }
  return {
    id: code,
    shortDescription: { text: known.title },
    fullDescription: { text: known.explanation },
    help: { text: known.fix },
    defaultConfiguration: { level: LEVELS[known.severity] },
  }
}

function toResult(diagnostic: Diagnostic, ruleIndex: number) {
  const { code, severity, message, suggestions, file, line, column, endLine, endColumn, fix } = diagnostic
  // Like our ranges, SARIF counts from 1 and excludes the end column.
  const region = { startLine: line, startColumn: column, endLine, endColumn }
  const artifactLocation = { uri: toUri(file) }
  return {
    ruleId: code,
    ruleIndex,
    level: LEVELS[severity],
    message: { text: [message, ...suggestions].join('\n') },
    locations: [{ physicalLocation: { artifactLocation, region } }],
    ...(fix && {
      fixes: [
        {
          description: { text: fix.description },
          artifactChanges: [
            {
              artifactLocation,
              replacements: fix.edits.map(({ offset, length, text }) => ({
                deletedRegion: { charOffset: offset, charLength: length },
                ...(text !== '' && { insertedContent: { text } }),
              })),
            },
          ],
        },
      ],
    }),
  }
}

/** Converts a relative path to a URI reference: reserved characters are escaped, except `/`. */
function toUri(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/')
}
