import { checkSite } from '../../../src/build/check/check-site.ts'
import { createMemorySource } from '../../../test/in-memory-folders.ts'
import { toSite } from '../to-site.ts'
import { listFailedPages } from './build-whole-site.ts'
import type { Check } from './check.ts'

/** Does what `spearmint check --fix` does. */
export const checkWholeSite: Check = async (input, { packageData }) => {
  const source = createMemorySource(toSite(input))
  const { diagnostics } = await checkSite({ base: '' }, { source, packageData, writeConfig: () => {} }, 'site')
  return listFailedPages(diagnostics)
}
