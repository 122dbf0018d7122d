import { measureCommand } from './measure-command.ts'
import { type Measured, toMedian } from './measured.ts'
import { SPEARMINT } from './spearmint-command.ts'

/** The start of the command line compared with that of Node.js alone. */
export interface Starts {
  /** `spearmint --version` */
  version: Measured
  /** `node -e ''` */
  node: Measured
}

/** Runs both alternately. They are short, so each runs five times as often as `runs`. */
export async function measureStart(home: string, runs: number): Promise<Starts> {
  const times = { version: [] as Measured[], node: [] as Measured[] }
  for (let run = 0; run < runs * 5; run++) {
    times.node.push(await measureCommand([process.execPath, '-e', ''], home))
    times.version.push(await measureCommand([...SPEARMINT, '--version'], home))
  }
  return { version: toMedian(times.version), node: toMedian(times.node) }
}
