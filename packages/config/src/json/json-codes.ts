import { defineCodes } from '../diagnostics/index.ts'

/** Problems with the text as JSON. */
export const JSON_CODES = defineCodes({
  'config/empty-file': {
    severity: 'error',
    title: 'Empty file',
    explanation: 'The configuration file is empty. It needs at least `name` and `navigation`.',
    fix: 'Add at least `name` and `navigation`.',
  },
  'config/not-json': {
    severity: 'error',
    title: 'Not JSON',
    explanation: "The file doesn't start like a JSON file, so nothing in it can be read.",
    fix: 'Start the file with `{`. Rewrite a file in another format (YAML, JavaScript) as JSON.',
    example: 'name: Acme',
  },
  'config/not-an-object': {
    severity: 'error',
    title: 'Not an object',
    explanation: 'The configuration must be one JSON object: it starts with `{` and ends with `}`.',
    fix: 'Put everything between `{` and `}`.',
    example: '[{ "name": "Acme" }]',
  },
  'config/merge-conflict': {
    severity: 'error',
    title: 'Merge conflict',
    explanation: 'Git left the markers of an unfinished merge in the file.',
    fix: 'Keep one of the two sides and remove the markers.',
    example: '<<<<<<< HEAD\n  "name": "Acme",\n=======\n  "name": "Acme Docs",\n>>>>>>> main',
  },
  'config/syntax': {
    severity: 'error',
    title: 'Invalid JSON',
    explanation:
      'A comma, quote or bracket is missing or misplaced. What follows may be misread, so it is not checked further.',
    fix: 'Fix the line in the code frame, then check again.',
    example: '"isWhiteLabeled": True',
  },
  'config/missing-comma': {
    severity: 'error',
    title: 'Missing comma',
    explanation: 'JSON separates entries with commas. The rest of the file is read as if the comma were there.',
    fix: 'Add the comma.',
    example: '"name": "Acme"\n"favicon": "/favicon.svg"',
  },
  'config/trailing-comma': {
    severity: 'error',
    title: 'Trailing comma',
    explanation:
      "JSON doesn't allow a comma after the last entry. The rest of the file is read as if the comma were not there.",
    fix: 'Remove the comma.',
    example: '"versions": ["v2", "v1",]',
  },
  'config/comment': {
    severity: 'warning',
    title: 'Comment',
    explanation: "JSON doesn't allow comments. Spearmint skips them, but other tools reject the file.",
    fix: 'Remove the comment.',
    example: '"name": "Acme" // our company',
  },
  'config/text-after-end': {
    severity: 'error',
    title: 'Text after the end',
    explanation: 'Something follows the last bracket: often the rest of an older version, or an extra bracket.',
    fix: 'Remove everything after the last bracket.',
    example: '{ "name": "Acme" }}',
  },
  'config/too-deep': {
    severity: 'error',
    title: 'Nested too deeply',
    explanation:
      'Brackets are nested deeper than any site needs. The limit protects tools from files crafted to exhaust them.',
    fix: 'Nest the groups of the navigation less deeply.',
  },
  'config/too-large': {
    severity: 'error',
    title: 'Too many values',
    explanation:
      'The file contains more than 100,000 values. Even the largest sites need a fraction of that; the limit protects tools from files crafted to exhaust them.',
    fix: 'Move unrelated data to other files.',
  },
  'config/too-many-problems': {
    severity: 'error',
    title: 'Too many problems',
    explanation:
      'The file has more problems than anyone would read, for example because it is not a configuration at all. Only the first 1000 are reported, and rules between keys are not checked.',
    fix: 'Fix the first problems, then check again.',
  },
  'config/byte-order-mark': {
    severity: 'info',
    title: 'Byte order mark',
    explanation:
      'The file starts with an invisible character, the byte order mark. Spearmint skips it, but other tools may reject the file.',
    fix: 'Save the file as UTF-8 without a byte order mark.',
  },
  'config/duplicate-key': {
    severity: 'warning',
    title: 'Duplicate key',
    explanation: 'An object contains the same key twice. The last value is used, as in other JSON tools.',
    fix: 'Remove one of the two.',
    example: '"feedback": { "raiseIssue": true, "raiseIssue": false }',
  },
})
