export const GROUP_COLUMNS = 'team_id, environment, provided_id, name, mapping, properties, token_hash, token_sealed'
const API_TOKEN = 'id, name, environment, created_at, revoked_at'

/** Every statement of the service. Both databases accept them; for SQLite, `$1` is rewritten to `?1`. */
export const STATEMENTS = {
  find: `SELECT ${GROUP_COLUMNS} FROM user_groups WHERE environment = $1 AND provided_id = $2`,
  findByToken: `SELECT ${GROUP_COLUMNS} FROM user_groups WHERE token_hash = $2 AND environment = $1`,
  insert: `INSERT INTO user_groups (environment, provided_id, name, mapping, properties, token_hash, token_sealed, created_at, updated_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8) ON CONFLICT (environment, provided_id) DO NOTHING RETURNING ${GROUP_COLUMNS}`,
  update: `UPDATE user_groups SET name = COALESCE($3, name),
    mapping = CASE WHEN $4 = 1 THEN $5 ELSE mapping END,
    properties = CASE WHEN $6 = 1 THEN $7 ELSE properties END, updated_at = $8
    WHERE environment = $1 AND provided_id = $2 RETURNING ${GROUP_COLUMNS}`,
  replaceToken: `UPDATE user_groups SET token_hash = $3, token_sealed = $4, updated_at = $5
    WHERE environment = $1 AND token_hash = $2 RETURNING ${GROUP_COLUMNS}`,
  delete: 'DELETE FROM user_groups WHERE environment = $1 AND team_id = $2 AND token_hash = $3 RETURNING team_id',
  findApiToken: `SELECT ${API_TOKEN} FROM api_tokens WHERE token_hash = $1 AND revoked_at IS NULL`,
  listApiTokens: `SELECT ${API_TOKEN} FROM api_tokens ORDER BY id`,
  insertApiToken: `INSERT INTO api_tokens (name, environment, token_hash, created_at) VALUES ($1, $2, $3, $4) RETURNING ${API_TOKEN}`,
  revokeApiToken: 'UPDATE api_tokens SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL RETURNING id',
  readMeta: 'SELECT value FROM meta WHERE key = $1',
  writeMeta: 'INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING RETURNING key',
  replaceMeta: 'INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  deleteMeta: 'DELETE FROM meta WHERE key = $1',
  listGroups: `SELECT ${GROUP_COLUMNS} FROM user_groups WHERE team_id > $1 ORDER BY team_id LIMIT $2`,
  replaceEncryptedToken:
    'UPDATE user_groups SET token_sealed = $3 WHERE team_id = $1 AND token_hash = $2 RETURNING team_id',
  ping: 'SELECT 1 AS one',
} as const

export type StatementName = keyof typeof STATEMENTS

/** Whether a statement changes nothing, so that it can be sent any number of times. */
export function isRead(text: string): boolean {
  return text.startsWith('SELECT')
}
