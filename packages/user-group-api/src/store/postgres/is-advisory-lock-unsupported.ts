/** Undefined function, feature not supported (PostgreSQL, appendix A). */
const UNSUPPORTED: ReadonlySet<unknown> = new Set(['42883', '0A000'])

/** Whether an error means that an engine with the protocol of PostgreSQL has no advisory locks. */
export function isAdvisoryLockUnsupported(error: unknown): boolean {
  return error instanceof Error && 'code' in error && UNSUPPORTED.has(error.code)
}
