import { type CodeOf, defineCodes } from '@spearmint/config/diagnostics'

/** Reasons why a command could not run. */
export const COMMAND_CODES = defineCodes({
  'usage/command-line': {
    severity: 'error',
    title: 'Invalid command line',
    explanation: 'An option or argument is unknown, has an invalid value, or contradicts another one.',
    fix: 'Run the command with `--help`.',
    example: 'spearmint build --strickt',
  },
  'usage/no-folder': {
    severity: 'error',
    title: 'Folder not found',
    explanation: 'The folder does not exist, is a file, or is a built site where the source of one is expected.',
    fix: 'Correct the path.',
    example: 'spearmint build dcos',
  },
  'usage/no-api': {
    severity: 'error',
    title: 'No API to send requests to',
    explanation:
      '`relay` was started for a folder that names no API: it is not a built site, or none of its pages has a playground.',
    fix: 'Build the site first, or name an API with `--allow-origin`.',
    example: 'spearmint relay public',
  },
  'usage/no-spec': {
    severity: 'error',
    title: 'OpenAPI file not found',
    explanation:
      '`mock` was started for a file that does not exist or is not an OpenAPI description, or for a folder without one.',
    fix: 'Pass an OpenAPI 2.0, 3.0, 3.1 or 3.2 file, in JSON or YAML.',
    example: 'spearmint mock page.mdx',
  },
  'usage/unknown-code': {
    severity: 'error',
    title: 'Unknown code',
    explanation: '`explain` was given a diagnostic code that does not exist.',
    fix: 'Use one of the codes that the message suggests, or run `npx spearmint explain` to list them all.',
    example: 'spearmint explain config/unknwon-key',
  },
  'usage/site-url-path': {
    severity: 'error',
    title: 'Path in --site-url',
    explanation: '`--site-url` has a path that differs from `--base`.',
    fix: 'Pass the path with `--base`.',
    example: 'spearmint build --site-url https://example.com/docs',
  },
  'usage/init': {
    severity: 'error',
    title: 'Site that cannot be created',
    explanation: '`init` found existing files that it would have to replace, or the name is empty. Nothing is written.',
    fix: 'Choose another folder, or move the files.',
    example: 'spearmint init, in a folder that has a mint.json',
  },
  'usage/rename': {
    severity: 'error',
    title: 'Invalid rename',
    explanation: 'The page, file or folder does not exist, or its new name is taken or invalid. Nothing is changed.',
    fix: 'Choose another name, or one that the message suggests.',
    example: 'spearmint rename guides/strat guides/first-steps',
  },
  'usage/pack-file': {
    severity: 'error',
    title: 'File that is not replaced',
    explanation:
      '`pack` would have to replace a file that is not a zip file, or a folder, or the folder of the file does not exist. Nothing is written.',
    fix: 'Choose another name with `--out`.',
    example: 'spearmint pack --out README.md',
  },
  'usage/export-file': {
    severity: 'error',
    title: 'File that is not replaced',
    explanation:
      '`export` would have to replace a file that is not a book of the same format, or a folder, or the folder of the file does not exist. Nothing is written.',
    fix: 'Choose another name with `--out`.',
    example: 'spearmint export epub --out README.md',
  },
  'usage/division': {
    severity: 'error',
    title: 'Unknown division',
    explanation:
      'The navigation has no language, version, tab or other division with the name that `export` was given.',
    fix: 'Use one of the names that the message lists, from the outside in.',
    example: 'spearmint export epub --division "API refrence"',
  },
  'usage/no-browser': {
    severity: 'error',
    title: 'No browser to print a PDF',
    explanation: '`export pdf` needs Chromium, Chrome or Edge, and found none. Nothing is written.',
    fix: 'Install one of them, set the variable `CHROME_PATH` to its program, or export the book as HTML and print it in any browser.',
    example: 'CHROME_PATH=/opt/chrome spearmint export pdf',
  },
  'usage/migrate': {
    severity: 'error',
    title: 'Configuration that cannot be converted',
    explanation:
      '`migrate` found no `mint.json`, one that is not valid JSON, or a `docs.json` that it would have to replace. Nothing is written.',
    fix: 'Do what the message suggests.',
    example: 'spearmint migrate, in a folder that has a docs.json',
  },
  'internal/bug': {
    severity: 'error',
    title: 'Bug in Spearmint',
    explanation: 'Spearmint itself failed. Exit code 3.',
    fix: 'Run the command again with `--verbose` and report what it prints.',
  },
})

/** A code that a command reports when it cannot run. */
export type CommandCode = CodeOf<typeof COMMAND_CODES>
