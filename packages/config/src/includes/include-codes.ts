import { defineCodes } from '../diagnostics/index.ts'

/** Problems with `$ref`, which includes another file in `docs.json`. */
export const INCLUDE_CODES = defineCodes({
  'config/include-not-found': {
    severity: 'error',
    title: 'Missing included file',
    explanation:
      'A `$ref` names a file that does not exist. Paths are relative to the file with the `$ref`. URLs and JSON pointers (`#/key`) are not supported.',
    fix: 'Correct the path, or add the file.',
    example: '"navigation": { "$ref": "./navigaton.json" }',
  },
  'config/include-outside': {
    severity: 'error',
    title: 'Included file outside the site',
    explanation:
      'A `$ref` leads out of the folder of the site, or starts with a slash. Only files of the site are included.',
    fix: 'Write a path that is relative to the file with the `$ref`, inside the folder of the site.',
    example: '"navigation": { "$ref": "../navigation.json" }',
  },
  'config/include-circular': {
    severity: 'error',
    title: 'Circular include',
    explanation: 'A file includes itself, directly or through other files, so that it would never end.',
    fix: 'Remove one of the includes.',
    example: '"navigation": { "$ref": "./docs.json" }',
  },
  'config/include-not-read': {
    severity: 'error',
    title: 'Include that cannot be read',
    explanation: 'A `$ref` names another file, and only one file is checked here. That part is not checked.',
    fix: 'Check the folder of the site with `spearmint check`.',
    example: '"navigation": { "$ref": "./navigation.json" }',
  },
})
