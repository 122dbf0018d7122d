/** The cost of running a command. */
export interface Measured {
  /** CPU time in seconds, user and system, of the command and all child processes that it waited for. */
  cpu: number
  /** Wall-clock time in seconds. */
  wall: number
  /** Peak memory of all its processes, in MiB. Undefined on systems without /proc. */
  memory?: number
}

/**
 * The median of each figure over several runs.
 *
 * @throws if there is no run: nothing measured must not be shown as no time
 */
export function toMedian(runs: readonly Measured[]): Measured {
  const [cpu, wall] = [findMedian(runs.map((run) => run.cpu)), findMedian(runs.map((run) => run.wall))]
  if (cpu === undefined || wall === undefined) throw new Error('Nothing was measured: there is no run.')
  const memory = findMedian(runs.flatMap((run) => run.memory ?? []))
  return { cpu, wall, ...(memory !== undefined && { memory }) }
}

/** The median of some numbers; the lower of the two in the middle for an even count. */
export function findMedian(numbers: readonly number[]): number | undefined {
  return [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)]
}
