/** One change of the tables, in both dialects. */
interface Migration {
  sqlite: string
  postgres: string
}

const TABLES = (number: string, bytes: string): string => `
  CREATE TABLE user_groups (
    team_id ${number},
    environment text NOT NULL,
    provided_id text NOT NULL,
    name text NOT NULL,
    mapping text,
    properties text,
    token_hash ${bytes} NOT NULL UNIQUE,
    token_sealed ${bytes} NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    UNIQUE (environment, provided_id)
  );
  CREATE TABLE api_tokens (
    id ${number},
    name text NOT NULL,
    environment text NOT NULL,
    token_hash ${bytes} NOT NULL UNIQUE,
    created_at text NOT NULL,
    revoked_at text
  );
`

/** The table that says how many migrations were done. It is there before any of them. */
export const META_TABLE = 'CREATE TABLE IF NOT EXISTS meta (key text PRIMARY KEY, value text NOT NULL)'

/** In order; the version of a database is how many of them it has had. One that was published is never changed. */
export const MIGRATIONS: readonly Migration[] = [
  {
    sqlite: TABLES('integer PRIMARY KEY AUTOINCREMENT', 'blob'),
    postgres: TABLES('bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY', 'bytea'),
  },
]

export const VERSION_KEY = 'schema_version'

/**
 * The migrations that a database has not had.
 * @throws Error when it is newer than this program
 */
export function listPending(version: number): readonly Migration[] {
  if (version > MIGRATIONS.length) {
    throw new Error(`The tables are of version ${version}; this program knows ${MIGRATIONS.length}. Use a newer one.`)
  }
  return MIGRATIONS.slice(version)
}
