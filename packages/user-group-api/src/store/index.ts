export { checkEngine, type EngineFinding } from './postgres/check-engine.ts'
export { openPostgresStore } from './postgres/open-postgres-store.ts'
export { backUpSqlite, checkSqlite } from './sqlite/maintain-sqlite.ts'
export { openSqliteStore } from './sqlite/open-sqlite-store.ts'
