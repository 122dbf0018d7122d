import pg from 'pg'

const EXPECTED =
  'expected postgres://user:password@host:5432/database, with special characters in the password percent-encoded'

/**
 * Asserts that a text is the URL of a single PostgreSQL server. The message never contains it, because it can contain a
 * password, wherever a password with special characters ends up.
 * @param source the variable or option, for the error message
 * @throws Error with the expected form
 */
export function assertDatabaseUrl(text: string, source: string): void {
  if (!isDatabaseUrl(text)) throw new Error(`${source} is not the URL of a PostgreSQL database; ${EXPECTED}.`)
}

function isDatabaseUrl(text: string): boolean {
  const [, authority, rest] = /^postgres(?:ql)?:\/\/([^/?#]*)(.*)$/is.exec(text) ?? []
  if (authority === undefined || rest === undefined) return false
  // A password that contains "/", "?" or "#" ends the part of the URL that it belongs to.
  if (rest.includes('#') || (rest.includes('@') && !authority.includes('@'))) return false
  // The driver accepts a single host.
  if (authority.slice(authority.lastIndexOf('@') + 1).includes(',')) return false
  try {
    new pg.Client({ connectionString: text })
    return true
  } catch (error) {
    // The URL is fine, but a file that it names cannot be read. The driver reports which one.
    return error instanceof Error && 'syscall' in error
  }
}
