import type { DiagnosticCode } from './diagnostic-code.ts'

/** Reasons why a command did not begin or did not end well. */
export const COMMAND_CODES = {
  'usage/command-line': {
    severity: 'error',
    title: 'Wrong usage',
    explanation: 'An option or argument is unknown or has a wrong value.',
    mend: 'Run the command with `--help`.',
    example: 'spearmint build --strickt',
  },
  'usage/no-folder': {
    severity: 'error',
    title: 'No such folder',
    explanation: 'The folder does not exist, or is a file.',
    mend: 'Correct the path.',
    example: 'spearmint build dcos',
  },
  'usage/unknown-code': {
    severity: 'error',
    title: 'Unknown code',
    explanation: '`explain` was asked for a diagnostic code that does not exist.',
    mend: 'Take one of the codes that the message suggests, or run `spearmint explain` for a list.',
    example: 'spearmint explain config/unknwon-key',
  },
  'usage/site-url-path': {
    severity: 'error',
    title: 'Path in --site-url',
    explanation: '`--site-url` has a path that is not that of `--base`.',
    mend: 'Give the path as `--base`.',
    example: 'spearmint build --site-url https://example.com/docs',
  },
  'preview/cannot-listen': {
    severity: 'error',
    title: 'Cannot listen',
    explanation: '`preview` cannot listen on the address.',
    mend: 'Choose another with `--host` or `--port`.',
    example: 'spearmint preview --host 203.0.113.1',
  },
  'internal/bug': {
    severity: 'error',
    title: 'Bug in Spearmint',
    explanation: 'Spearmint itself failed. Exit code 3.',
    mend: 'Run the command again with `--verbose` and report what it prints.',
  },
} as const satisfies Record<string, DiagnosticCode>
