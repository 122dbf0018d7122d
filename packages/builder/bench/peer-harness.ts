import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SPEARMINT } from './spearmint-command.ts'

/** The scripts that measure other builders, which are no part of this project. */
export interface PeerHarness {
  /** Runs one of its scripts. @throws when it fails */
  run(script: string, args: readonly string[]): void
  /** What its script has saved under a name. */
  readResult<Result>(name: string): Result
  /** The site of a peer with so many pages. */
  findSite(peer: string, pages: number): string
}

/** The harness in a folder; undefined when it is not there. `home` is where it installs peers and keeps its results. */
export function findPeerHarness(folder: string, home: string): PeerHarness | undefined {
  if (!existsSync(join(folder, 'run.mjs'))) return undefined
  const env = {
    ...process.env,
    BENCH_DIR: home,
    PEERS_HARNESS: folder,
    OURS_BUILD: [...SPEARMINT, 'build'].join(' '),
    OURS_OUT: 'dist',
    OURS_CACHES: '.spearmint',
  }
  const preload = join(import.meta.dirname, 'peer-preload.js')
  return {
    run(script, args) {
      const words = ['--import', preload, join(folder, script), ...args]
      execFileSync(process.execPath, words, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    },
    readResult: (name) => JSON.parse(readFileSync(join(home, 'results', `${name}.json`), 'utf8')),
    findSite: (peer, pages) => join(home, peer, `n${pages}`),
  }
}
