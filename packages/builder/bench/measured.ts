/** What running a command took. */
export interface Measured {
  /** Seconds of the processor, user and system, of the command and every process that it started and waited for. */
  cpu: number
  /** Seconds from start to end. */
  wall: number
  /** Most memory held at once by all its processes, in MiB; undefined where there is no /proc. */
  memory?: number
}

/**
 * The middle of each number, of several runs.
 *
 * @throws when there is none: that nothing was measured must not read as no time at all
 */
export function toMedian(runs: readonly Measured[]): Measured {
  const [cpu, wall] = [findMiddle(runs.map((run) => run.cpu)), findMiddle(runs.map((run) => run.wall))]
  if (cpu === undefined || wall === undefined) throw new Error('Nothing was measured: there was no run.')
  const memory = findMiddle(runs.flatMap((run) => run.memory ?? []))
  return { cpu, wall, ...(memory !== undefined && { memory }) }
}

/** The middle of some numbers; of an even count the lower of the two in the middle. */
export function findMiddle(numbers: readonly number[]): number | undefined {
  return [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)]
}
