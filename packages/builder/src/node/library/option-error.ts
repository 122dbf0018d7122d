import { defineCodes } from '@spearmint/config/diagnostics'
import { OperationalError } from '../operational-error.ts'

/** Problems with the options of the library. */
export const LIBRARY_CODES = defineCodes({
  'library/option': {
    severity: 'error',
    title: 'Invalid option of a function',
    explanation:
      'An option of `buildSite`, `checkSite` or `createDevServer` cannot be used: a folder does not exist, or a URL or a path has another form. The function throws an `OptionError`.',
    fix: 'Pass a value of the form that the message describes.',
    example: "await buildSite({ dir: 'docs', out: 'dist', base: 'https://example.com' })",
  },
})

/** An option of a library function has a value that cannot be used. Nothing was read or written. */
export class OptionError extends OperationalError {
  override readonly name = 'OptionError'
  readonly code = 'library/option'
}
