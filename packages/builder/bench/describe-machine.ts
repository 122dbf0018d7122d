import { cpus, loadavg, release, totalmem } from 'node:os'
import { toTable } from './to-table.ts'

/** Describes when, how and on which machine the figures were measured. `before` is the load average at the start. */
export function describeMachine(args: readonly string[], before: number): string {
  const processors = cpus()
  return toTable(
    ['Measured', 'With'],
    [
      ['On', new Date().toISOString().slice(0, 10)],
      ['Command', `\`${['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' ')}\``],
      ['Processor', `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown'}`],
      ['Memory', `${Math.round(totalmem() / 2 ** 30)} GiB`],
      ['System', `${process.platform} ${release()}, Node.js ${process.version}`],
      ['Load average (1 minute)', `${before.toFixed(1)} before, ${readLoad().toFixed(1)} after`],
    ],
  )
}

/** The load average of the last minute. */
export function readLoad(): number {
  return loadavg()[0] ?? 0
}
