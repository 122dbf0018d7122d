import type { StoredUserGroup, UserGroupStore } from './user-group-store.ts'

const PAGE_SIZE = 500

/** Lists the groups of all environments by team id, one page at a time, so that no store has to fit in memory. */
export async function* listAllGroups(store: UserGroupStore): AsyncGenerator<readonly StoredUserGroup[]> {
  let page = await store.listGroups(0, PAGE_SIZE)
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    yield page
    page = await store.listGroups(last.teamId, PAGE_SIZE)
  }
}
