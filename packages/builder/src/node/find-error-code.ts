/** The code of a failed system call (`ENOENT`, `EACCES`, …); undefined for any other error. */
export function findErrorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
