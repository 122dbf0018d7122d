import { resolve } from 'node:path'
import { Command } from 'commander'
import { createTokenCipher } from '../../core/index.ts'
import { openStore, parseSettings, type Settings, type StoreObserver } from '../../service/index.ts'
import { loadTokenKey, parseTokenKey, prepareNextKeyFile, rekeyStore } from '../../token-key/index.ts'
import { type CommandContext, createDataOption } from './context.ts'

export function createRekeyCommand({ variables, stdout, onWait }: CommandContext): Command {
  return new Command('rekey')
    .description('Encrypt all tokens with a new key. Stop the service first. If interrupted, run it again.')
    .addOption(createDataOption())
    .action(async ({ data }: { data: string }) => {
      stdout.write(`${await rekey(parseSettings(variables), data, { onWait })}\n`)
    })
}

/**
 * Changes the key that tokens are encrypted with: from `TOKEN_KEY` to `NEW_TOKEN_KEY`, or, if the key is the file of an
 * embedded store, to a generated one.
 * @returns a summary for people
 */
async function rekey(settings: Settings, folder: string, observer: StoreObserver): Promise<string> {
  const usesKeyFile = settings.databaseUrl === undefined && settings.tokenKey === undefined
  const from = createTokenCipher(loadTokenKey(settings.tokenKey, usesKeyFile ? resolve(folder) : undefined))
  // Reports a missing key before anything is opened.
  const givenKey = usesKeyFile ? undefined : parseNextKey(settings.newTokenKey)
  const { store } = await openStore(settings, folder, observer)
  try {
    await store.acquireExclusiveKeyLock()
    const next = givenKey === undefined ? prepareNextKeyFile(resolve(folder)) : { key: givenKey, install() {} }
    const count = await rekeyStore(store, from, createTokenCipher(next.key))
    next.install()
    const followUp = usesKeyFile ? 'The new key is in token.key.' : 'Set TOKEN_KEY to the new key from now on.'
    return `Tokens encrypted with the new key: ${count}. ${followUp}`
  } finally {
    await store.close()
  }
}

function parseNextKey(text: string | undefined): Buffer {
  if (text === undefined)
    throw new Error('NEW_TOKEN_KEY, the key to change to, is not set. Generate one with: openssl rand -base64 32')
  return parseTokenKey(text, 'NEW_TOKEN_KEY')
}
