import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PeerHarness } from './peer-harness.ts'

/** What Lighthouse says of one page on a phone: scores to 100, times in milliseconds, sizes in KiB as sent. */
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

/** Asks Lighthouse about a page of each builder's site, which must have been built: median of the three quietest of six. */
export function measureQuality(harness: PeerHarness, names: readonly string[], pages: number): Quality[] {
  return names.map((name) => {
    const site = harness.findSite(name, pages)
    // The harness opens page 30; of our site it is told the address.
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
