import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const COMMAND = fileURLToPath(new URL('../../bin/spearmint.js', import.meta.url))

/** A running `spearmint dev`. */
export interface RunningDev {
  url: string
  process: ChildProcess
  /** The lines printed to stdout so far. */
  events: { event: string; files?: string[]; diagnostics: { code: string }[] }[]
  /** Stops it like Ctrl+C and returns its exit code. */
  stop(): Promise<number | null>
}

/** Starts `spearmint dev` as a user would, and waits until it listens. */
export async function startDev(dir: string, flags: readonly string[] = []): Promise<RunningDev> {
  const child = spawn(process.execPath, [COMMAND, 'dev', dir, '--port', '0', '--json', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NO_COLOR: '1' },
  })
  const events: RunningDev['events'] = []
  const exit = once(child, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const event = JSON.parse(line) as RunningDev['events'][number] & { url?: string }
      events.push(event)
      if (event.url !== undefined) resolve(event.url)
    })
    void exit.then(([code]) => reject(new Error(`spearmint dev ended with ${code}`)))
  })
  return {
    url,
    process: child,
    events,
    async stop() {
      child.kill('SIGINT')
      const [code] = (await exit) as [number | null]
      return code
    },
  }
}

/** Starts `spearmint dev` without `--json`, and waits until it listens. */
export async function startDevForPeople(dir: string): Promise<Pick<RunningDev, 'url' | 'stop'> & { read(): string }> {
  const child = spawn(process.execPath, [COMMAND, 'dev', dir, '--port', '0'], {
    stdio: ['ignore', 'inherit', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  })
  const exit = once(child, 'exit')
  let text = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      const [, found] = /^Showing .* on (\S+) /m.exec(text) ?? []
      if (found !== undefined) resolve(found)
    })
    void exit.then(([code]) => reject(new Error(`spearmint dev ended with ${code}`)))
  })
  return {
    url,
    read: () => text,
    async stop() {
      child.kill('SIGINT')
      const [code] = (await exit) as [number | null]
      return code
    },
  }
}
