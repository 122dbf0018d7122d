import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { ENVIRONMENTS, type Environment } from '../core/environment.ts'
import { createApiToken } from '../core/issue-api-token.ts'
import { createOpenapi } from '../openapi/create-openapi.ts'
import { openService } from '../service/open-store.ts'
import { readSettings } from '../service/parse-settings.ts'
import { serve } from '../service/serve.ts'
import { backUp, check, rekey } from './maintain.ts'

/** 0 ok, 2 wrong usage or settings, 3 a bug. */
type ExitCode = 0 | 2 | 3

/**
 * The command `user-group-api`.
 * @returns the exit code, when everything that was started has ended
 */
export async function main(
  argv: readonly string[],
  variables: NodeJS.ProcessEnv,
  stdout: NodeJS.WritableStream,
  stderr: NodeJS.WritableStream,
): Promise<ExitCode> {
  try {
    await createProgram(variables, stdout, stderr).parseAsync([...argv])
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (isBug(error)) {
      const trace = error instanceof Error ? error.stack : String(error)
      stderr.write(`error: This is a bug of user-group-api.\n${trace}\n`)
      return 3
    }
    stderr.write(`error: ${toText(error)}\n`)
    return 2
  }
}

/** Whether the language, and neither this program nor the system it runs on, says that something is wrong. */
function isBug(error: unknown): boolean {
  const ofLanguage = [TypeError, RangeError, ReferenceError, SyntaxError]
  if (!(error instanceof Error)) return true
  // Those with a code are Node's, about what it was given: an address that is none, a port that is taken.
  return !('code' in error) && ofLanguage.some((kind) => error instanceof kind)
}

/** Where several addresses of a host refuse, Node's error has a code and no words. */
function toText(error: unknown): string {
  const { message, code } = error as Error & { code?: unknown }
  return message || String(code)
}

function createProgram(
  variables: NodeJS.ProcessEnv,
  stdout: NodeJS.WritableStream,
  stderr: NodeJS.WritableStream,
): Command {
  const program = new Command('user-group-api')
    .description('The User Group service.')
    .exitOverride()
    .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: (text) => stderr.write(text) })
  const dataOption = new Option('--data <folder>', 'folder of the embedded store').default('./data')

  program
    .command('serve')
    .description('Answer requests until the process is stopped.')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--port <number>', 'port to listen on; 0 takes a free one', parsePort, 4600)
    .addOption(dataOption)
    .action(async (options: { host: string; port: number; data: string }) => {
      const { url, stop } = await serve(options, readSettings(variables), stdout)
      stdout.write(`Listening on ${url}\n`)
      await waitForSignal()
      await stop()
    })

  const token = program.command('token').description('API tokens: who may call.')
  token
    .command('create')
    .description('Make an API token, and print it once.')
    .option('--name <name>', 'what it is for', 'unnamed')
    .addOption(new Option('--environment <name>', 'what it sees').choices(ENVIRONMENTS).default('Customer'))
    .addOption(dataOption)
    .action(async ({ data, ...facts }: { name: string; environment: Environment; data: string }) => {
      const { store } = await openService(readSettings(variables), data)
      stdout.write(`${await createApiToken(store, facts, Date.now())}\n`)
      await store.close()
    })
  token
    .command('list')
    .description('List the API tokens, without their secrets.')
    .addOption(dataOption)
    .action(async ({ data }: { data: string }) => {
      const { store } = await openService(readSettings(variables), data)
      for (const item of await store.listApiTokens()) {
        const state = item.revokedAt === null ? '' : `  revoked ${item.revokedAt}`
        stdout.write(`${item.id}  ${item.environment}  ${item.createdAt}  ${item.name}${state}\n`)
      }
      await store.close()
    })
  token
    .command('revoke')
    .description('End an API token, from the next request on.')
    .argument('<id>', 'its number in the list', parseId)
    .addOption(dataOption)
    .action(async (id: number, { data }: { data: string }) => {
      const { store } = await openService(readSettings(variables), data)
      const isRevoked = await store.revokeApiToken(id, new Date().toISOString())
      await store.close()
      if (!isRevoked) throw new Error(`There is no API token ${id} that could be revoked.`)
    })

  program
    .command('rekey')
    .description('Seal all tokens with another key. Stop the service before; broken off, run it again.')
    .addOption(dataOption)
    .action(async ({ data }: { data: string }) => {
      stdout.write(`${await rekey(readSettings(variables), data)}\n`)
    })
  program
    .command('backup')
    .description('Write a copy of the embedded store, while the service runs.')
    .argument('<file>', 'where to; it must not be there yet')
    .addOption(dataOption)
    .action(async (file: string, { data }: { data: string }) => {
      stdout.write(`${await backUp(readSettings(variables), data, file)}\n`)
    })
  program
    .command('check')
    .description('Look whether the store is sound and its key the right one, and count what is in it.')
    .addOption(dataOption)
    .action(async ({ data }: { data: string }) => {
      const { lines, isSound } = await check(readSettings(variables), data)
      stdout.write(`${lines.join('\n')}\n`)
      if (!isSound) throw new Error('The store is not sound: restore a backup, or find the key it was made with.')
    })

  program
    .command('openapi')
    .description('Print the OpenAPI description.')
    .action(() => {
      stdout.write(`${JSON.stringify(createOpenapi(), null, 2)}\n`)
    })
  return program
}

function parsePort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError('Expected a number from 0 to 65535.')
  return port
}

function parseId(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Expected a number.')
  return Number(text)
}

function waitForSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}
