import { Command, InvalidArgumentError } from 'commander'
import { parseSettings, serve } from '../../service/index.ts'
import { type CommandContext, createDataOption } from './context.ts'

export function createServeCommand({ variables, stdout, stderr }: CommandContext): Command {
  return new Command('serve')
    .description('Serve requests until the process is stopped.')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--port <number>', 'port to listen on; 0 selects a free port', parsePort, 4600)
    .addOption(createDataOption())
    .action(async (options: { host: string; port: number; data: string }) => {
      const { url, stop } = await serve(options, parseSettings(variables), { logs: stdout, messages: stderr })
      // A program that reads the line may stop the service right away.
      const signal = waitForSignal()
      stderr.write(`Listening on ${url}\n`)
      await signal
      await stop()
    })
}

function parsePort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError('Expected a number from 0 to 65535.')
  return port
}

function waitForSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}
