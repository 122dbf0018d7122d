import type { Severity } from './diagnostic/diagnostic.ts'

/** What is known of a kind of problem apart from its place. */
export interface ConfigCode {
  /** `error`: the site is not built until it is mended. `warning`: the site can be built without it. */
  severity: Severity
  /** A short heading, for example for a page that lists the codes. */
  title: string
  /** Why it is a problem and what happens to the value, in one or two sentences. */
  explanation: string
}

/** Every problem this package reports. Codes are stable: they are never renamed and never mean something else. */
export const CONFIG_CODES = {
  'config/empty-file': {
    severity: 'error',
    title: 'Empty file',
    explanation: 'The configuration holds no text. It needs at least a name and a navigation.',
  },
  'config/not-json': {
    severity: 'error',
    title: 'Not JSON',
    explanation: 'The file does not begin as JSON does, so nothing of it can be read.',
  },
  'config/not-an-object': {
    severity: 'error',
    title: 'Not an object',
    explanation: 'The configuration is one JSON object: it begins with { and ends with }.',
  },
  'config/merge-conflict': {
    severity: 'error',
    title: 'Merge conflict',
    explanation: 'Git left marks of an unfinished merge in the file. One of the two sides has to be chosen.',
  },
  'config/syntax': {
    severity: 'error',
    title: 'Not valid JSON',
    explanation:
      'A comma, quote or bracket is missing or out of place. Later parts may be misread, so they are not checked.',
  },
  'config/missing-comma': {
    severity: 'error',
    title: 'Missing comma',
    explanation: 'JSON separates entries with commas. The rest of the file is read as if the comma were there.',
  },
  'config/trailing-comma': {
    severity: 'error',
    title: 'Trailing comma',
    explanation: 'JSON allows no comma after the last entry. The rest of the file is read as if it were not there.',
  },
  'config/comment': {
    severity: 'error',
    title: 'Comment',
    explanation: 'JSON has no comments. The rest of the file is read as if it were not there.',
  },
  'config/text-after-end': {
    severity: 'error',
    title: 'Text after the end',
    explanation: 'Something follows the last bracket, often the rest of an older text or one bracket too many.',
  },
  'config/too-deep': {
    severity: 'error',
    title: 'Nested too deeply',
    explanation:
      'Brackets are nested deeper than any site needs. The limit protects tools from files made to exhaust them.',
  },
  'config/byte-order-mark': {
    severity: 'info',
    title: 'Byte order mark',
    explanation: 'The file begins with an invisible mark. It is skipped here, but other readers of JSON refuse it.',
  },
  'config/duplicate-key': {
    severity: 'warning',
    title: 'Duplicate key',
    explanation: 'A key stands twice in one object. The last one counts, as everywhere in JSON.',
  },
  'config/missing-key': {
    severity: 'error',
    title: 'Missing key',
    explanation: 'A key is required and absent.',
  },
  'config/misspelt-key': {
    severity: 'error',
    title: 'Misspelt key',
    explanation: 'A key is unknown but looks like a known one, whose value would silently be lost.',
  },
  'config/unknown-key': {
    severity: 'warning',
    title: 'Unknown key',
    explanation: 'A key is unknown and ignored.',
  },
  'config/wrong-type': {
    severity: 'error',
    title: 'Wrong type',
    explanation: 'A value is of another JSON type than its key demands. Values are never converted.',
  },
  'config/invalid-value': {
    severity: 'error',
    title: 'Invalid value',
    explanation: 'A value has the right type but not one of the allowed values or forms.',
  },
  'config/ignored-value': {
    severity: 'warning',
    title: 'Ignored value',
    explanation: 'A key or value is left over from old files or special customers. It is accepted and has no effect.',
  },
  'config/empty-list': {
    severity: 'warning',
    title: 'Empty list',
    explanation: 'A list that should hold something is empty. It is read as if it were absent.',
  },
  'config/blank-text': {
    severity: 'warning',
    title: 'Blank text',
    explanation: 'A text that readers or browsers should see is empty.',
  },
  'config/background-side': {
    severity: 'warning',
    title: 'Background of one mode only',
    explanation: 'colors.background has a color for one mode only. The other mode keeps the usual background.',
  },
  'config/undeclared-version': {
    severity: 'error',
    title: 'Undeclared version',
    explanation: 'A group names a version that "versions" does not hold, so nobody could ever see the group.',
  },
  'config/duplicate-version': {
    severity: 'warning',
    title: 'Duplicate version',
    explanation: 'A version stands twice in "versions".',
  },
  'config/several-defaults': {
    severity: 'error',
    title: 'Several default versions',
    explanation: 'Only one version can be the one that readers see first.',
  },
  'config/duplicate-redirect': {
    severity: 'error',
    title: 'Duplicate redirect',
    explanation: 'Two redirects start from the same path, so it is not clear where it leads.',
  },
  'config/basic-auth-name': {
    severity: 'warning',
    title: 'Name of basic authentication',
    explanation: 'With the method "basic" the name holds two names, "[usernameName]:[passwordName]".',
  },
  'config/base-url': {
    severity: 'warning',
    title: 'Base address without scheme',
    explanation: 'An address of an API without https:// is read as a path of the documentation itself.',
  },
  'config/github-url': {
    severity: 'warning',
    title: 'Address of a repository',
    explanation:
      'A link of the type "github" shows a repository, so its address should be https://github.com/owner/name.',
  },
  'config/icon-prefix': {
    severity: 'warning',
    title: 'Icon with prefix',
    explanation: 'Icons are named without the prefix "fa-". It is left out when the icon is looked up.',
  },
  'config/font-format': {
    severity: 'error',
    title: 'Font without format',
    explanation: 'A font file needs its format, "woff" or "woff2", for browsers to load it.',
  },
  'config/unsafe-url': {
    severity: 'error',
    title: 'Unsafe address',
    explanation:
      'An address of the scheme javascript:, data: or vbscript: would run as code in the browser of a reader.',
  },
} as const satisfies Record<string, ConfigCode>

export type ConfigCodeName = keyof typeof CONFIG_CODES
