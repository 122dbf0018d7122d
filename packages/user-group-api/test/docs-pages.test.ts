import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createStoreMonitor, OUTAGE_REASONS } from '../src/core/index.ts'
import { createMetrics } from '../src/http/index.ts'
import { COALESCED_STATEMENTS } from '../src/store/postgres/coalesced-statements.ts'
import { ENGINE_CHECKS } from '../src/store/postgres/engine-checks.ts'
import { STATEMENTS } from '../src/store/statements.ts'
import { replaceRegion } from './replace-region.ts'

/** The names in the first column of the tables of a page. */
function listNames(page: string, pattern: RegExp): string[] {
  return [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name).filter((name) => pattern.test(name))
}

const toPath = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const SOURCE = 'packages/user-group-api/test/docs-pages'

function toFeatures(): string {
  const rows = ENGINE_CHECKS.filter(({ name }) => !/^Statement `\w+`$/.test(name)).map(
    ({ name, fallback = 'Required.' }) => `| ${name} | ${fallback} |`,
  )
  return ['| Feature | Without it |', '| --- | --- |', ...rows].join('\n')
}

function toStatements(): string {
  const { ping: _ping, ...statements } = STATEMENTS
  const coalesced = Object.entries(COALESCED_STATEMENTS).map(([name, { text }]) => [`${name} for many requests`, text])
  const blocks = [...Object.entries(statements), ...coalesced].map(([name, text = '']) => {
    return `-- ${name}\n${text.replace(/\n {4,6}/g, '\n  ')};`
  })
  return ['```sql', blocks.join('\n\n'), '```'].join('\n')
}

function toScript(): string {
  const script = readFileSync(toPath('packages/user-group-api/examples/cluster/cluster.sh'), 'utf8')
  return `<Accordion title="packages/user-group-api/examples/cluster/cluster.sh">\n\n\`\`\`bash\n${script}\`\`\`\n\n</Accordion>`
}

it.each<[string, () => Record<string, string>]>([
  ['docs/api/engines.mdx', () => ({ features: toFeatures(), statements: toStatements() })],
  ['docs/api/scaling-out.mdx', () => ({ script: toScript() })],
])('%s shows what the code contains (vitest -u updates it)', async (path, toRegions) => {
  const page = readFileSync(toPath(path), 'utf8')
  const regions = Object.entries(toRegions())
  const updated = regions.reduce((text, [name, content]) => replaceRegion(text, `${SOURCE}, ${name}`, content), page)
  await expect(updated).toMatchFileSnapshot(toPath(path))
})

it('docs/api/failover.mdx lists exactly the metrics of the store and their reasons', async () => {
  const page = readFileSync(toPath('docs/api/failover.mdx'), 'utf8')
  const text = await createMetrics(createStoreMonitor({ clock: () => 0 })).toText()
  const metrics = [...text.matchAll(/^# TYPE (user_group_api_store_\w+)/gm)].map(([, name]) => name)
  expect(listNames(page, /^user_group_api_/)).toEqual(metrics)
  expect(listNames(page, /^(?!user_group_api_)/)).toEqual(OUTAGE_REASONS)
})
