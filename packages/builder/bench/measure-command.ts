import { spawn } from 'node:child_process'
import type { Measured } from './measured.ts'
import { readPeakMemory } from './read-processes.ts'

/**
 * Bash tells the time of its children to the millisecond, from `getrusage`. Node.js cannot: `process.resourceUsage()` is
 * about itself, and the ticks in /proc are 10 ms, too coarse for a command of 40. Its own start is not counted.
 */
const TIMED = 'TIMEFORMAT="%3U %3S %3R"; time "$@" >&3 2>&3'

/** How often the memory is looked at, in milliseconds. The kernel keeps the peak, so only the last look matters. */
const LOOK = 20

/**
 * Runs a command and waits for its end.
 *
 * @throws when it fails, with what it wrote
 */
export function measureCommand(command: readonly string[], folder: string): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-c', TIMED, 'bash', ...command], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    })
    let times = ''
    let said = ''
    let memory: number | undefined
    child.stderr?.on('data', (text) => (times += text))
    child.stdio[3]?.on('data', (text) => (said += text))
    const timer = setInterval(() => {
      const peak = readPeakMemory(child.pid as number)
      if (peak !== undefined) memory = Math.max(memory ?? 0, peak)
    }, LOOK)
    child.on('error', reject)
    child.on('close', (code) => {
      clearInterval(timer)
      if (code !== 0) return reject(new Error(`${command.join(' ')}: exit code ${code}\n${said.slice(-2000)}`))
      const [user = 0, system = 0, wall = 0] = times.trim().split('\n').at(-1)?.split(' ').map(Number) ?? []
      resolve({ cpu: user + system, wall, ...(memory !== undefined && { memory }) })
    })
  })
}
