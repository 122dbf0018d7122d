import { Command } from 'commander'
import { createOpenapi } from '../../openapi/create-openapi.ts'
import type { CommandContext } from './context.ts'

export function createOpenapiCommand({ stdout }: CommandContext): Command {
  return new Command('openapi').description('Print the OpenAPI document.').action(() => {
    stdout.write(`${JSON.stringify(createOpenapi(), null, 2)}\n`)
  })
}
