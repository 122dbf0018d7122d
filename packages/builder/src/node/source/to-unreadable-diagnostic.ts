import { accessSync, constants } from 'node:fs'
import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import { SOURCE_CODES } from '../codes.ts'
import { findErrorCode } from '../find-error-code.ts'

/**
 * Reports a listed file that cannot be read.
 *
 * @param path - Relative to the site's folder.
 * @param reason - The code of the failed system call.
 */
export function toUnreadableDiagnostic(path: string, reason: string): Diagnostic {
  return toDiagnostic(SOURCE_CODES, {
    code: 'source/unreadable',
    variant: 'file',
    message: `"${path}" cannot be read (${reason}), so it is not published.`,
    file: path,
    suggestions: ['Fix the permissions of the file, or check the disk.'],
  })
}

/** Reports a file that may not be read. @param at Its absolute path. @param path Relative to the site's folder. */
export function checkReadable(at: string, path: string): Diagnostic | undefined {
  try {
    accessSync(at, constants.R_OK)
    return undefined
  } catch (error) {
    return toUnreadableDiagnostic(path, findErrorCode(error) ?? String(error))
  }
}
