import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Command } from 'commander'
import { parseSettings } from '../../service/index.ts'
import { backUpSqlite } from '../../store/index.ts'
import { type CommandContext, createDataOption } from './context.ts'

export function createBackupCommand({ variables, stdout }: CommandContext): Command {
  return new Command('backup')
    .description('Write a copy of the embedded store. The service can keep running.')
    .argument('<file>', 'path of the copy; it must not exist yet')
    .addOption(createDataOption())
    .action((file: string, { data }: { data: string }) => {
      if (parseSettings(variables).databaseUrl !== undefined)
        throw new Error('The store is PostgreSQL. Back it up with its own tools, for example pg_dump "$DATABASE_URL".')
      if (existsSync(file)) throw new Error(`"${file}" already exists; expected the name of a new file.`)
      backUpSqlite(resolve(data), resolve(file))
      stdout.write(
        `The copy is in ${file}. Back up the token key separately: without it, no token in the copy can be decrypted.\n`,
      )
    })
}
