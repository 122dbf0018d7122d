import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { createBackupCommand } from './commands/backup.ts'
import { createCheckCommand } from './commands/check.ts'
import type { CommandContext } from './commands/context.ts'
import { createOpenapiCommand } from './commands/openapi.ts'
import { createRekeyCommand } from './commands/rekey.ts'
import { createServeCommand } from './commands/serve.ts'
import { createTokenCommand } from './commands/token.ts'

/** 0 success, 2 invalid usage or settings, 3 a bug. */
type ExitCode = 0 | 2 | 3

const COMMANDS: readonly ((context: CommandContext) => Command)[] = [
  createServeCommand,
  createTokenCommand,
  createRekeyCommand,
  createBackupCommand,
  createCheckCommand,
  createOpenapiCommand,
]

/**
 * Runs the command `user-group-api`.
 * @returns the exit code, once everything that was started has ended
 */
export async function main(
  argv: readonly string[],
  variables: NodeJS.ProcessEnv,
  stdout: NodeJS.WritableStream,
  stderr: NodeJS.WritableStream,
): Promise<ExitCode> {
  const onWait = (message: string) => void stderr.write(`${message}\n`)
  try {
    const program = new Command('user-group-api').description('The User Group service.').version(readVersion())
    for (const create of COMMANDS) program.addCommand(create({ variables, stdout, stderr, onWait }))
    throwInsteadOfExiting(program, stdout, stderr)
    await program.parseAsync([...argv])
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (isBug(error)) {
      const trace = error instanceof Error ? error.stack : String(error)
      stderr.write(`error: This is a bug in user-group-api.\n${trace}\n`)
      return 3
    }
    stderr.write(`error: ${toText(error)}\n`)
    return 2
  }
}

/** The version in the manifest of the package, which is two folders up from the compiled file, too. */
function readVersion(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  return manifest.version
}

/** Commands added with `addCommand` don't inherit these settings from the program. */
function throwInsteadOfExiting(command: Command, stdout: NodeJS.WritableStream, stderr: NodeJS.WritableStream): void {
  command
    .exitOverride()
    .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: (text) => stderr.write(text) })
  for (const child of command.commands) throwInsteadOfExiting(child, stdout, stderr)
}

/** Whether an error comes from the language itself, rather than from this program or the operating system. */
function isBug(error: unknown): boolean {
  const languageErrors = [TypeError, RangeError, ReferenceError, SyntaxError]
  if (!(error instanceof Error)) return true
  // Errors with a code come from Node and concern its input: an invalid address, a port in use.
  return !('code' in error) && languageErrors.some((kind) => error instanceof kind)
}

/** If a host refuses on several addresses, Node's error has a code but no message. */
function toText(error: unknown): string {
  const { message, code } = error as Error & { code?: unknown }
  return message || String(code)
}
