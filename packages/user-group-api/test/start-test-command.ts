import { onTestFinished } from 'vitest'
import { type RunningCommand, startCommand } from './start-command.ts'

/** Starts `user-group-api serve` for the current test. It doesn't outlive the test, even if that fails. */
export async function startTestCommand(...options: Parameters<typeof startCommand>): Promise<RunningCommand> {
  const command = await startCommand(...options)
  onTestFinished(async () => {
    await command.kill('SIGKILL')
  })
  return command
}
