import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** True for `npm run test:full`, which runs long tests on every site instead of a few representative ones. */
export const FULL = process.env.SPEARMINT_FULL === '1'

/** A small site that has one of everything. */
export const FIXTURE_SITE = fileURLToPath(new URL('fixtures/site', import.meta.url))

/** A small site with a docs.json that has every kind of division. */
export const DOCS_JSON_SITE = fileURLToPath(new URL('fixtures/docs-site', import.meta.url))

/** The documentation of this project. */
export const DOCS_SITE = fileURLToPath(new URL('../../../docs', import.meta.url))

const CORPUS = fileURLToPath(new URL('../../../../shared/corpus', import.meta.url))

/** Why tests of real sites are skipped. */
export const NO_CORPUS = 'skipped: this machine has no real sites in ../shared/corpus'

/** The folder of a real site, or undefined without the corpus. */
export function findCorpusSite(name: string): string | undefined {
  const dir = join(CORPUS, name)
  return isSite(dir) ? dir : undefined
}

/** Sites with a `docs.json`. The large ones are for `npm run test:full`. */
const DOCS_JSON_SITES = [
  'starter-2026',
  'kernel',
  'supermemory',
  ...(FULL ? ['dify-docs', 'fastmcp', 'meilisearch', 'sei-docs', 'spree', 'trigger.dev-2026'] : []),
]

/** Names of real sites. Empty without the corpus. */
export function listCorpusSites(): string[] {
  const names = existsSync(CORPUS) ? readdirSync(CORPUS) : []
  return names.filter((name) => existsSync(join(CORPUS, name, 'mint.json')) || DOCS_JSON_SITES.includes(name))
}

function isSite(dir: string): boolean {
  return ['mint.json', 'docs.json'].some((file) => existsSync(join(dir, file)))
}

/** Names of the real sites for long tests: all with `npm run test:full`, otherwise one small and one large site. */
export function listRepresentativeSites(): string[] {
  return listCorpusSites().filter((name) => FULL || ['starter', 'mem0'].includes(name))
}
