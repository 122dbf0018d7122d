import { type Measured, toMedian } from './measured.ts'
import type { PeerHarness } from './peer-harness.ts'
import { readVersion } from './spearmint-command.ts'

/** A builder on the pages of the harness, which are the same for all. */
export interface PeerBuilds {
  name: string
  versions: string
  runs: number
  cold: Measured
  again?: Measured
  edited?: Measured
  output: { files: number; pageBytes: number }
}

/** The form of `results/build-*.json` of the harness, as far as it is used. */
interface BuildResult {
  versions: string
  times: Partial<Record<Mode, { cpu: number; wall: number; sumRssMB: number }[]>>
  output: { files: number; missing: number; pageHtml: { gz: number } }
}
type Mode = 'cold' | 'warm' | 'touch'

/** Builders that take longer, in seconds of the processor, are measured once. */
const LONG = 30

/**
 * Builds the same pages with each builder, in rounds so that all of them meet the same load of the machine: ours, and
 * the peers that are named.
 */
export function measurePeers(
  harness: PeerHarness,
  names: readonly string[],
  { pages, runs, modes }: { pages: number; runs: number; modes: string },
): PeerBuilds[] {
  const rounds = new Map<string, BuildResult[]>(names.map((name) => [name, []]))
  for (let round = 0; round < runs; round++) {
    for (const [name, results] of rounds) {
      if ((results[0]?.times.cold?.[0]?.cpu ?? 0) > LONG) continue
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
  if (cold === undefined) throw new Error('--modes must hold "cold".')
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
