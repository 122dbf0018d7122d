import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { listAllGroups } from '../core/list-all-groups.ts'
import { createTokenSealer } from '../core/token-cipher.ts'
import { openService, openStore } from '../service/open-store.ts'
import type { Settings } from '../service/parse-settings.ts'
import { backUpSqlite, checkSqlite } from '../store/sqlite/maintain-sqlite.ts'
import { loadTokenKey } from '../token-key/load-token-key.ts'
import { canOpen, createNextSealer, prepareNextKeyFile, rekeyStore } from '../token-key/rekey-store.ts'

/**
 * Changes the key that tokens are sealed with: from `TOKEN_KEY` to `NEW_TOKEN_KEY`, or, where the key is the file of an
 * embedded store, to one that is made.
 * @returns what was done, for people
 */
export async function rekey(settings: Settings, folder: string): Promise<string> {
  const isFile = settings.databaseUrl === undefined && settings.tokenKey === undefined
  const from = createTokenSealer(loadTokenKey(settings.tokenKey, isFile ? resolve(folder) : undefined))
  // A key that is missing is told before anything is opened.
  if (!isFile) createNextSealer(settings.newTokenKey)
  const { store } = await openStore(settings, folder)
  try {
    await store.lockKey()
    const next = isFile ? prepareNextKeyFile(resolve(folder)) : undefined
    const to = next === undefined ? createNextSealer(settings.newTokenKey) : createTokenSealer(next.key)
    const count = await rekeyStore(store, from, to)
    next?.finish()
    const then = isFile ? 'The new key is in token.key.' : 'Set TOKEN_KEY to the new key from now on.'
    return `${count} tokens are sealed with the new key. ${then}`
  } finally {
    await store.close()
  }
}

/** Writes a copy of the embedded store to a file that is not there yet, while services go on. */
export async function backUp({ databaseUrl }: Settings, folder: string, file: string): Promise<string> {
  if (databaseUrl !== undefined)
    throw new Error('The store is PostgreSQL: back it up with its own tools, for example pg_dump "$DATABASE_URL".')
  if (existsSync(file)) throw new Error(`"${file}" is there already; expected the name of a new file.`)
  backUpSqlite(resolve(folder), resolve(file))
  return `The copy is in ${file}. Keep the token key too, at another place: without it no token of the copy can be read.`
}

/** What is in a store, and what is wrong with it. */
export interface Findings {
  /** For people. */
  lines: string[]
  isSound: boolean
}

/** Looks at every group of a store: is the file sound, is the key its own, can every token be read? */
export async function check(settings: Settings, folder: string): Promise<Findings> {
  const faults = settings.databaseUrl === undefined ? checkSqlite(resolve(folder)) : []
  const { store, sealer } = await openService(settings, folder)
  const counts = new Map<string, number>()
  let unreadable = 0
  try {
    for await (const groups of listAllGroups(store)) {
      for (const { environment, tokenSealed, ...owner } of groups) {
        counts.set(environment, (counts.get(environment) ?? 0) + 1)
        if (!canOpen(sealer, tokenSealed, { environment, ...owner })) unreadable++
      }
    }
    const apiTokens = (await store.listApiTokens()).filter(({ revokedAt }) => revokedAt === null)
    const groups = [...counts].sort().map(([name, count]) => `${name}: ${count} user groups`)
    return {
      lines: [
        ...groups,
        `API tokens: ${apiTokens.length}`,
        ...faults.map((fault) => `The file is damaged: ${fault}`),
        ...(unreadable > 0 ? [`${unreadable} tokens cannot be read with this key.`] : []),
        faults.length + unreadable > 0 ? 'Not sound.' : 'Sound.',
      ],
      isSound: faults.length + unreadable === 0,
    }
  } finally {
    await store.close()
  }
}
