import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The small site of ours that holds one of everything. */
export const FIXTURE_SITE = fileURLToPath(new URL('fixtures/site', import.meta.url))

/** Our own documentation. */
export const DOCS_SITE = fileURLToPath(new URL('../../../docs', import.meta.url))

const CORPUS = fileURLToPath(new URL('../../../../shared/corpus', import.meta.url))

/** Why tests of real sites are skipped where they are. */
export const NO_CORPUS = 'skipped: the real sites of ../shared/corpus are not on this machine'

/** The folder of a real site, or undefined where the corpus is not there. */
export function findCorpusSite(name: string): string | undefined {
  const dir = join(CORPUS, name)
  return existsSync(join(dir, 'mint.json')) ? dir : undefined
}

/** Names of all real sites; none where the corpus is not there. */
export function listCorpusSites(): string[] {
  return existsSync(CORPUS) ? readdirSync(CORPUS).filter((name) => findCorpusSite(name) !== undefined) : []
}
