import { Command, InvalidArgumentError, Option } from 'commander'
import { ENVIRONMENTS, type Environment, issueApiToken } from '../../core/index.ts'
import { openKeyedStore, parseSettings } from '../../service/index.ts'
import { type CommandContext, createDataOption } from './context.ts'

export function createTokenCommand(context: CommandContext): Command {
  return new Command('token')
    .description('Manage API tokens.')
    .addCommand(createCreateCommand(context))
    .addCommand(createListCommand(context))
    .addCommand(createRevokeCommand(context))
}

function createCreateCommand({ variables, stdout, onWait }: CommandContext): Command {
  return new Command('create')
    .description('Create an API token and print it once.')
    .option('--name <name>', 'what the token is for', 'unnamed')
    .addOption(
      new Option('--environment <name>', 'environment the token gives access to')
        .choices(ENVIRONMENTS)
        .default('Customer'),
    )
    .addOption(createDataOption())
    .action(async ({ data, ...token }: { name: string; environment: Environment; data: string }) => {
      const { store } = await openKeyedStore(parseSettings(variables), data, { onWait })
      stdout.write(`${await issueApiToken(store, token, Date.now())}\n`)
      await store.close()
    })
}

function createListCommand({ variables, stdout, onWait }: CommandContext): Command {
  return new Command('list')
    .description('List API tokens, without their secrets.')
    .addOption(createDataOption())
    .action(async ({ data }: { data: string }) => {
      const { store } = await openKeyedStore(parseSettings(variables), data, { onWait })
      for (const token of await store.listApiTokens()) {
        const state = token.revokedAt === null ? '' : `  revoked ${token.revokedAt}`
        stdout.write(`${token.id}  ${token.environment}  ${token.createdAt}  ${token.name}${state}\n`)
      }
      await store.close()
    })
}

function createRevokeCommand({ variables, onWait }: CommandContext): Command {
  return new Command('revoke')
    .description('Revoke an API token. Takes effect with the next request.')
    .argument('<id>', 'number of the token in the list', parseId)
    .addOption(createDataOption())
    .action(async (id: number, { data }: { data: string }) => {
      const { store } = await openKeyedStore(parseSettings(variables), data, { onWait })
      const isRevoked = await store.revokeApiToken(id, new Date().toISOString())
      await store.close()
      if (!isRevoked) throw new Error(`There is no active API token ${id}.`)
    })
}

function parseId(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Expected a number.')
  return Number(text)
}
