export { createUserGroupService, type UserGroupService } from './core/user-group-service.ts'
export { openSqliteStore } from './store/sqlite/open-sqlite-store.ts'
