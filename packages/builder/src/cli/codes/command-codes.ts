import type { DiagnosticCode } from '../../core/index.ts'

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
  'usage/no-api': {
    severity: 'error',
    title: 'No API to send to',
    explanation:
      'A relay was started for a folder that names no API: it is no built site, or none of its pages has a playground.',
    mend: 'Build the site first, or name an API with `--allow-origin`.',
    example: 'spearmint relay public',
  },
  'usage/no-spec': {
    severity: 'error',
    title: 'No OpenAPI file',
    explanation:
      'A mock was started for a file that is not there or is no OpenAPI description, or for a folder without one.',
    mend: 'Name a file of OpenAPI 2.0, 3.0, 3.1 or 3.2, in JSON or YAML.',
    example: 'spearmint mock page.mdx',
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
  'usage/init': {
    severity: 'error',
    title: 'Site that cannot be begun',
    explanation:
      '`init` found files in the way, or could not write. It never replaces a file, and leaves nothing half done.',
    mend: 'Name another folder, or move the files away.',
    example: 'spearmint init, in a folder that has a mint.json',
  },
  'usage/rename': {
    severity: 'error',
    title: 'Rename that cannot be done',
    explanation: 'What is to be renamed is not there, its new name is taken or not possible. Nothing is changed.',
    mend: 'Take another name, or one that the message suggests.',
    example: 'spearmint rename guides/strat guides/first-steps',
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
