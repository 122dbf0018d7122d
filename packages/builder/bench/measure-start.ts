import { measureCommand } from './measure-command.ts'
import { type Measured, toMedian } from './measured.ts'
import { SPEARMINT } from './spearmint-command.ts'

/** Starting the command line beside starting nothing. */
export interface Starts {
  /** `spearmint --version` */
  version: Measured
  /** `node -e ''` */
  node: Measured
}

/** Runs each in turn. These are short, so there are five times as many runs as asked for. */
export async function measureStart(home: string, runs: number): Promise<Starts> {
  const times = { version: [] as Measured[], node: [] as Measured[] }
  for (let run = 0; run < runs * 5; run++) {
    times.node.push(await measureCommand([process.execPath, '-e', ''], home))
    times.version.push(await measureCommand([...SPEARMINT, '--version'], home))
  }
  return { version: toMedian(times.version), node: toMedian(times.node) }
}
