import type { StoredUserGroup, UserGroupStore } from './user-group-store.ts'

/** How many groups are read at once. */
const PAGE = 500

/** Lists the groups of all environments by their number, a page at a time: a store may hold more than the memory. */
export async function* listAllGroups(store: UserGroupStore): AsyncGenerator<readonly StoredUserGroup[]> {
  let page = await store.listGroups(0, PAGE)
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    yield page
    page = await store.listGroups(last.teamId, PAGE)
  }
}
