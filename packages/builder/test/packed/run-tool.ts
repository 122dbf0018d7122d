import { execFile, spawn } from 'node:child_process'
import { delimiter } from 'node:path'

/** Where and how a program runs. */
export interface ToolContext {
  cwd: string
  env: NodeJS.ProcessEnv
}

/** Settings of npm for requests, which may be needed to reach the registry. */
const KEPT = /^npm_config_(?:https?_?proxy|proxy|noproxy|cafile|ca|strict_ssl)$/i

/**
 * The environment of a terminal: without what npm sets for the scripts of this workspace.
 * @param nodeFolder The folder of the Node.js to use.
 */
export function createToolEnv(nodeFolder: string, variables: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) =>
      (!/^npm_/i.test(name) || KEPT.test(name)) && !/^(?:NODE_OPTIONS|NODE_ENV|VITEST.*|INIT_CWD)$/.test(name),
  )
  const path = [nodeFolder, process.env.PATH ?? ''].join(delimiter)
  return { ...Object.fromEntries(inherited), PATH: path, NO_COLOR: '1', ...variables }
}

/**
 * Runs a program to its end. Resolves to what it printed, and rejects if it fails. It doesn't block this process, which
 * serves the registry.
 */
export function runTool(command: string, args: readonly string[], { cwd, env }: ToolContext): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd, env, timeout: 280_000, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout + stderr)
      else reject(new Error(`${[command, ...args].join(' ')} failed (${error.code}):\n${stdout}${stderr}`))
    })
  })
}

/** A program that runs until it is stopped. */
export interface RunningTool {
  /** The first URL that it printed. */
  url: string
  stop(): Promise<void>
}

/** Starts a server. Resolves when it has printed its URL. */
export function startTool(command: string, args: readonly string[], { cwd, env }: ToolContext): Promise<RunningTool> {
  // A group of processes: npx starts the command as its child.
  const child = spawn(command, args, { cwd, env, detached: true })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = (): Promise<void> => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    } catch {
      // It has ended already.
    }
    return ended
  }
  return new Promise((resolve, reject) => {
    let text = ''
    const read = (chunk: Buffer): void => {
      text += chunk
      const [url] = /http:\/\/[\w.:]+\/?/.exec(text) ?? []
      if (url !== undefined && text.endsWith('\n')) resolve({ url, stop })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => reject(new Error(`${[command, ...args].join(' ')} ended:\n${text}`)))
  })
}
