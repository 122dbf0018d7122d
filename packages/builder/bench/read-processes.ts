import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds per clock tick of the kernel (`getconf CLK_TCK` is 100 on Linux). */
const TICK = 10

/** The ids of a process and its descendants. Empty on systems without /proc. */
function listProcesses(id: number): number[] {
  const threads = attempt(() => readdirSync(`/proc/${id}/task`)) ?? []
  const children = threads.flatMap((thread) => {
    const text = attempt(() => readFileSync(`/proc/${id}/task/${thread}/children`, 'utf8')) ?? ''
    return text.split(' ').filter(Boolean).map(Number)
  })
  return threads.length === 0 ? [] : [id, ...children.flatMap(listProcesses)]
}

/** The sum of the peak memory of a process and its descendants, in MiB. */
export function readPeakMemory(id: number): number | undefined {
  const peaks = listProcesses(id).map((process) => {
    const status = attempt(() => readFileSync(`/proc/${process}/status`, 'utf8')) ?? ''
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
  })
  return peaks.length === 0 ? undefined : peaks.reduce((sum, peak) => sum + peak, 0)
}

/** CPU time of a process and its descendants in milliseconds, in steps of 10. */
export function readCpu(id: number): number {
  const ticks = listProcesses(id).map((process) => {
    // proc(5): user, system, and both of the children that have ended, after the name in parentheses.
    const stat = attempt(() => readFileSync(`/proc/${process}/stat`, 'utf8')) ?? ''
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  })
  return ticks.reduce((sum, tick) => sum + tick, 0) * TICK
}

/** Processes may exit while they are read. */
function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
