/** One change to the tables, in both SQL dialects. */
interface Migration {
  sqlite: string
  postgres: string
}

const toTables = (idType: string, bytesType: string): string => `
  CREATE TABLE user_groups (
    team_id ${idType},
    environment text NOT NULL,
    provided_id text NOT NULL,
    name text NOT NULL,
    mapping text,
    properties text,
    token_hash ${bytesType} NOT NULL UNIQUE,
    token_sealed ${bytesType} NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    UNIQUE (environment, provided_id)
  );
  CREATE TABLE api_tokens (
    id ${idType},
    name text NOT NULL,
    environment text NOT NULL,
    token_hash ${bytesType} NOT NULL UNIQUE,
    created_at text NOT NULL,
    revoked_at text
  );
`

/** Records, among other things, how many migrations have run. Created before the first of them. */
export const META_TABLE = 'CREATE TABLE IF NOT EXISTS meta (key text PRIMARY KEY, value text NOT NULL)'

/** In order. The version of a database is the number of migrations it has run. Never change one that was published. */
export const MIGRATIONS: readonly Migration[] = [
  {
    sqlite: toTables('integer PRIMARY KEY AUTOINCREMENT', 'blob'),
    postgres: toTables('bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY', 'bytea'),
  },
]

export const VERSION_KEY = 'schema_version'

/**
 * Lists the migrations that a database has not run yet.
 * @throws Error if the database is newer than this program
 */
export function listPendingMigrations(version: number): readonly Migration[] {
  if (version > MIGRATIONS.length) {
    throw new Error(
      `The tables of this store have version ${version}, but this program only supports up to ${MIGRATIONS.length}. Use a newer program.`,
    )
  }
  return MIGRATIONS.slice(version)
}
