import { cpus, loadavg, release, totalmem } from 'node:os'
import { toTable } from './to-table.ts'

/** Where, when and how it was measured. `before` is the load of the machine when it began. */
export function describeMachine(words: readonly string[], before: number): string {
  const processors = cpus()
  return toTable(
    ['Measured', 'With'],
    [
      ['On', new Date().toISOString().slice(0, 10)],
      ['Command', `\`${['npm run bench', ...(words.length > 0 ? ['--', ...words] : [])].join(' ')}\``],
      ['Processor', `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown'}`],
      ['Memory', `${Math.round(totalmem() / 2 ** 30)} GiB`],
      ['System', `${process.platform} ${release()}, Node.js ${process.version}`],
      ['Load of the machine (1 minute)', `${before.toFixed(1)} before, ${readLoad().toFixed(1)} after`],
    ],
  )
}

/** How many processes wanted a processor, on average of the last minute. */
export function readLoad(): number {
  return loadavg()[0] ?? 0
}
