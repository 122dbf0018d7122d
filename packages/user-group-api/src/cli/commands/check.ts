import { resolve } from 'node:path'
import { Command } from 'commander'
import { listAllGroups } from '../../core/index.ts'
import { openKeyedStore, parseSettings, type Settings, type StoreObserver } from '../../service/index.ts'
import { assertDatabaseUrl, checkEngine, checkSqlite, type EngineFinding } from '../../store/index.ts'
import { canDecrypt } from '../../token-key/index.ts'
import { type CommandContext, createDataOption } from './context.ts'

export function createCheckCommand({ variables, stdout, onWait }: CommandContext): Command {
  return new Command('check')
    .description('Check the store and its key, and count what it contains.')
    .addOption(createDataOption())
    .option('--store <url>', 'check instead whether this database offers what the service needs, in a temporary schema')
    .action(async ({ data, store: url }: { data: string; store?: string }) => {
      if (url !== undefined) {
        assertDatabaseUrl(url, 'The value of --store')
        const findings = await checkEngine(url)
        stdout.write(`${findings.map(toLine).join('\n')}\n`)
        if (!findings.every(isSupported)) throw new Error('The service cannot use this database.')
        if (!findings.every(({ wasRun }) => wasRun))
          throw new Error('Some checks could not be run. The service needs several connections at once.')
        return
      }
      const { lines, isSound } = await checkStore(parseSettings(variables), data, { onWait })
      stdout.write(`${lines.join('\n')}\n`)
      if (!isSound)
        throw new Error('The store is damaged. Restore a backup, or find the key that the store was created with.')
    })
}

function isSupported({ error, wasRun, fallback }: EngineFinding): boolean {
  return error === undefined || fallback !== undefined || !wasRun
}

function toLine({ name, error, wasRun, fallback }: EngineFinding): string {
  if (error === undefined) return `ok       ${name}`
  if (!wasRun) return `not run  ${name}: ${error}`
  return fallback === undefined ? `FAILED   ${name}: ${error}` : `missing  ${name}: ${error}. ${fallback}`
}

/** The contents of a store and the problems found in it. */
interface Findings {
  /** For people. */
  lines: string[]
  isSound: boolean
}

/** Checks the integrity of the database file, and that every token can be decrypted with the key of the store. */
async function checkStore(settings: Settings, folder: string, observer: StoreObserver): Promise<Findings> {
  const fileErrors = settings.databaseUrl === undefined ? checkSqlite(resolve(folder)) : []
  const { store, cipher } = await openKeyedStore(settings, folder, observer)
  const counts = new Map<string, number>()
  let undecryptable = 0
  try {
    for await (const groups of listAllGroups(store)) {
      for (const group of groups) {
        counts.set(group.environment, (counts.get(group.environment) ?? 0) + 1)
        if (!canDecrypt(cipher, group)) undecryptable++
      }
    }
    const apiTokens = (await store.listApiTokens()).filter(({ revokedAt }) => revokedAt === null)
    const isSound = fileErrors.length + undecryptable === 0
    return {
      lines: [
        ...[...counts].sort().map(([name, count]) => `${name}: ${count} user groups`),
        `API tokens: ${apiTokens.length}`,
        ...fileErrors.map((error) => `The database file is damaged: ${error}`),
        ...(undecryptable > 0 ? [`Tokens that cannot be decrypted with this key: ${undecryptable}`] : []),
        isSound ? 'No problems found.' : 'Problems found.',
      ],
      isSound,
    }
  } finally {
    await store.close()
  }
}
