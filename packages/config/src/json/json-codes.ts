import type { ConfigCode } from '../diagnostics/define-codes.ts'

/** Problems of the text as JSON. */
export const SYNTAX_CODES = {
  'config/empty-file': {
    severity: 'error',
    title: 'Empty file',
    explanation: 'The configuration holds no text. It needs at least a name and a navigation.',
    mend: 'Write at least a name and a navigation.',
  },
  'config/not-json': {
    severity: 'error',
    title: 'Not JSON',
    explanation: 'The file does not begin as JSON does, so nothing of it can be read.',
    mend: 'Begin it with `{`. A file of another format (YAML, JavaScript) must be rewritten.',
    example: 'name: Acme',
  },
  'config/not-an-object': {
    severity: 'error',
    title: 'Not an object',
    explanation: 'The configuration is one JSON object: it begins with `{` and ends with `}`.',
    mend: 'Put everything between `{` and `}`.',
    example: '[{ "name": "Acme" }]',
  },
  'config/merge-conflict': {
    severity: 'error',
    title: 'Merge conflict',
    explanation: 'Git left marks of an unfinished merge in the file. One of the two sides has to be chosen.',
    mend: 'Choose one of the two sides and remove the marks.',
    example: '<<<<<<< HEAD\n  "name": "Acme",\n=======\n  "name": "Acme Docs",\n>>>>>>> main',
  },
  'config/syntax': {
    severity: 'error',
    title: 'Not valid JSON',
    explanation:
      'A comma, quote or bracket is missing or out of place. Later parts may be misread, so they are not checked.',
    mend: 'Correct the place in the code frame and check again.',
    example: '"isWhiteLabeled": True',
  },
  'config/missing-comma': {
    severity: 'error',
    title: 'Missing comma',
    explanation: 'JSON separates entries with commas. The rest of the file is read as if the comma were there.',
    mend: 'Add the comma.',
    example: '"name": "Acme"\n"favicon": "/favicon.svg"',
  },
  'config/trailing-comma': {
    severity: 'error',
    title: 'Trailing comma',
    explanation: 'JSON allows no comma after the last entry. The rest is read as if it were not there.',
    mend: 'Remove the comma.',
    example: '"versions": ["v2", "v1",]',
  },
  'config/comment': {
    severity: 'warning',
    title: 'Comment',
    explanation: 'JSON has no comments. It is skipped here, but other readers of JSON refuse it.',
    mend: 'Remove the comment.',
    example: '"name": "Acme" // our company',
  },
  'config/text-after-end': {
    severity: 'error',
    title: 'Text after the end',
    explanation: 'Something follows the last bracket, often the rest of an older text or one bracket too many.',
    mend: 'Remove what follows.',
    example: '{ "name": "Acme" }}',
  },
  'config/too-deep': {
    severity: 'error',
    title: 'Nested too deeply',
    explanation:
      'Brackets are nested deeper than any site needs. The limit protects tools from files made to exhaust them.',
    mend: 'Make the groups of the navigation flatter.',
  },
  'config/too-large': {
    severity: 'error',
    title: 'Too large',
    explanation:
      'The file holds more than 100,000 values. The largest sites need a fraction of that; the limit protects tools from files made to exhaust them.',
    mend: 'Keep data of other kinds in files of their own.',
  },
  'config/too-many-problems': {
    severity: 'error',
    title: 'Too many problems',
    explanation:
      'More problems were found than anybody reads, for example because the file is not a configuration at all. Only the first 1000 are told, and no rules between keys are checked.',
    mend: 'Mend the first ones and check again.',
  },
  'config/byte-order-mark': {
    severity: 'info',
    title: 'Byte order mark',
    explanation: 'The file begins with an invisible mark. It is skipped here, but other readers of JSON refuse it.',
    mend: 'Save the file as UTF-8 without byte order mark.',
  },
  'config/duplicate-key': {
    severity: 'warning',
    title: 'Duplicate key',
    explanation: 'A key stands twice in one object. The last one counts, as everywhere in JSON.',
    mend: 'Remove one of the two.',
    example: '"feedback": { "raiseIssue": true, "raiseIssue": false }',
  },
} as const satisfies Record<string, ConfigCode>
