import { type Measured, toMedian } from './measured.ts'
import type { PeerHarness } from './peer-harness.ts'
import { readVersion } from './spearmint-command.ts'

/** Builds of one site generator, with the same pages for all. */
export interface PeerBuilds {
  name: string
  versions: string
  runs: number
  cold: Measured
  again?: Measured
  edited?: Measured
  output: { files: number; pageBytes: number }
}

/** The parts of the harness's `results/build-*.json` that are used here. */
interface BuildResult {
  versions: string
  times: Partial<Record<Mode, { cpu: number; wall: number; sumRssMB: number }[]>>
  output: { files: number; missing: number; pageHtml: { gz: number } }
}
type Mode = 'cold' | 'warm' | 'touch'

/** Site generators that take more CPU time, in seconds, are measured once. */
const MAX_REPEATED = 30

/** Builds the same pages with each site generator, in rounds, so that the load of the machine is similar for all. */
export function measurePeers(
  harness: PeerHarness,
  names: readonly string[],
  { pages, runs, modes }: { pages: number; runs: number; modes: string },
): PeerBuilds[] {
  const rounds = new Map<string, BuildResult[]>(names.map((name) => [name, []]))
  for (let round = 0; round < runs; round++) {
    for (const [name, results] of rounds) {
      if ((results[0]?.times.cold?.[0]?.cpu ?? 0) > MAX_REPEATED) continue
      harness.run('run.mjs', [name, String(pages), '--runs', '1', '--modes', modes])
      const result = harness.readResult<BuildResult>(`build-${name}-${pages}`)
      if (result.output.missing > 0) throw new Error(`${name} left out ${result.output.missing} pages.`)
      results.push(result)
    }
  }
  return [...rounds].flatMap(([name, results]) => toPeerBuilds(name, results) ?? [])
}

function toPeerBuilds(name: string, results: readonly BuildResult[]): PeerBuilds | undefined {
  const [first] = results
  if (first === undefined) return undefined
  const find = (mode: Mode): Measured | undefined => {
    const times = results.flatMap((result) => result.times[mode] ?? [])
    return times.length === 0
      ? undefined
      : toMedian(times.map(({ cpu, wall, sumRssMB }) => ({ cpu, wall, memory: sumRssMB })))
  }
  const cold = find('cold')
  if (cold === undefined) throw new Error('--modes must include "cold".')
  const again = find('warm')
  const edited = find('touch')
  return {
    name,
    versions: name === 'ours' ? readVersion() : first.versions,
    runs: results.length,
    cold,
    ...(again && { again }),
    ...(edited && { edited }),
    output: { files: first.output.files, pageBytes: first.output.pageHtml.gz },
  }
}
