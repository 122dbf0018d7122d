import { spawn } from 'node:child_process'
import type { Measured } from './measured.ts'
import { readPeakMemory } from './read-processes.ts'

/**
 * Bash reports the CPU time of its children to the millisecond, from `getrusage`. Node.js can't: `process.resourceUsage()`
 * covers only its own process, and ticks in /proc are 10 ms, too coarse for a command that takes 40. The start of Bash
 * isn't counted.
 */
const TIMED = 'TIMEFORMAT="%3U %3S %3R"; time "$@" >&3 2>&3'

/** Milliseconds between readings of the memory. The kernel records the peak, so only the last reading matters. */
const READ_INTERVAL = 20

/**
 * Runs a command until it exits.
 *
 * @throws if it fails, with its output
 */
export function measureCommand(command: readonly string[], folder: string): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-c', TIMED, 'bash', ...command], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    })
    let times = ''
    let output = ''
    let memory: number | undefined
    child.stderr?.on('data', (text) => (times += text))
    child.stdio[3]?.on('data', (text) => (output += text))
    const timer = setInterval(() => {
      const peak = readPeakMemory(child.pid as number)
      if (peak !== undefined) memory = Math.max(memory ?? 0, peak)
    }, READ_INTERVAL)
    child.on('error', reject)
    child.on('close', (code) => {
      clearInterval(timer)
      if (code !== 0) return reject(new Error(`${command.join(' ')}: exit code ${code}\n${output.slice(-2000)}`))
      const [user = 0, system = 0, wall = 0] = times.trim().split('\n').at(-1)?.split(' ').map(Number) ?? []
      resolve({ cpu: user + system, wall, ...(memory !== undefined && { memory }) })
    })
  })
}
