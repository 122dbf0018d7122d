import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PeerHarness } from './peer-harness.ts'

/** The Lighthouse report of one page on a phone: scores up to 100, times in milliseconds, transferred sizes in KiB. */
export interface Quality {
  name: string
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  FCP: number
  LCP: number
  TBT: number
  totalKB: number
  jsKB: number
}

/** Runs Lighthouse on a page of each built site. The harness takes the median of the three quietest of six runs. */
export function measureQuality(harness: PeerHarness, names: readonly string[], pages: number): Quality[] {
  return names.map((name) => {
    const site = harness.findSite(name, pages)
    // The harness opens page 30. For our site it needs the address.
    const args =
      name === 'ours'
        ? ['--dir', join(site, 'dist'), '--path', findAddress(site), '--name', name]
        : [name, String(pages)]
    harness.run('quality.mjs', args)
    const { median } = harness.readResult<{ median: Omit<Quality, 'name'> }>(
      name === 'ours' ? 'quality-ours-100' : `quality-${name}-${pages}`,
    )
    return { ...median, name }
  })
}

function findAddress(site: string): string {
  const { navigation } = JSON.parse(readFileSync(join(site, 'mint.json'), 'utf8')) as {
    navigation: { pages: string[] }[]
  }
  return `/${navigation.flatMap(({ pages }) => pages)[30]}`
}
