/** Undefined function, feature not supported (PostgreSQL, appendix A). */
const NO_SUCH_FUNCTION: ReadonlySet<unknown> = new Set(['42883', '0A000'])

/** Whether an error says that an engine that speaks the protocol has no advisory locks. */
export function hasNoAdvisoryLocks(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NO_SUCH_FUNCTION.has(error.code)
}
