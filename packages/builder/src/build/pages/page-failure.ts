import { type Diagnostic, toDiagnostic, toRange } from '@spearmint/config/diagnostics'
import { findSourceFile, PAGE_CODES } from '../../content/index.ts'
import { BudgetError, type Page } from '../../core/index.ts'
import { BUILD_CODES } from '../codes.ts'
import { PageTimeoutError } from './page-guard.ts'

const CODES = { ...PAGE_CODES, ...BUILD_CODES }

/** A page that could not be rendered. */
export interface PageFailure {
  diagnostic: Diagnostic
  /** Whether the page may succeed the next time, so that nothing about it may be cached. */
  isTransient: boolean
}

/**
 * Converts what was thrown while a page was processed to a diagnostic: an exceeded budget and a stack overflow mean that
 * the page is too complex, anything else is a bug.
 * @throws the same error if the file system or the network failed: that concerns the whole command
 */
export function toPageFailure(error: unknown, { file }: Pick<Page, 'file'>): PageFailure {
  if (isEnvironmentError(error)) throw error
  if (error instanceof PageTimeoutError) return { diagnostic: toTimeout(error, file), isTransient: true }
  return { diagnostic: toDiagnosticOf(error, file), isTransient: false }
}

function toTimeout({ seconds }: PageTimeoutError, file: string): Diagnostic {
  return toDiagnostic(CODES, {
    code: 'page/timeout',
    message: `Rendering this page took more than ${seconds} seconds, so it is shown as plain text.`,
    suggestions: ['Split the page, or remove the part that takes so long.'],
    file,
  })
}

function toDiagnosticOf(error: unknown, file: string): Diagnostic {
  if (error instanceof BudgetError) {
    const { what, limit, position } = error
    return toDiagnostic(CODES, {
      code: 'page/too-complex',
      message: `This page is too complex: ${what} exceeds the limit of ${limit.toLocaleString('en-US')}. It is shown as plain text.`,
      suggestions: ['Simplify this part, or split the page.'],
      file: findSourceFile(position) ?? file,
      range: toRange(position),
    })
  }
  if (error instanceof RangeError) {
    return toDiagnostic(CODES, {
      code: 'page/too-complex',
      message: `This page nests too deeply or produces too much content (${error.message}). It is shown as plain text.`,
      suggestions: ['Look for very deep nesting or a very large value, and simplify it.'],
      file,
    })
  }
  const stack = error instanceof Error ? error.stack : undefined
  return {
    ...toDiagnostic(CODES, {
      code: 'page/failed',
      message: `Rendering this page failed because of a bug in Spearmint (${toOneLine(error)}). It is shown as plain text.`,
      suggestions: ['Please report the bug with the text of this page.'],
      file,
    }),
    ...(stack !== undefined && { stack }),
  }
}

/** Errors of the file system have a system call, and those that `node/` throws have suggestions. */
function isEnvironmentError(error: unknown): boolean {
  return error instanceof Error && ('syscall' in error || 'suggestions' in error)
}

function toOneLine(error: unknown): string {
  return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).replace(/\s+/g, ' ').slice(0, 200)
}
