import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SPEARMINT } from './spearmint-command.ts'

/** The scripts that measure other site generators. They aren't part of this project. */
export interface PeerHarness {
  /** Runs one of its scripts. @throws if it fails */
  run(script: string, args: readonly string[]): void
  /** Reads the result that a script saved under a name. */
  readResult<Result>(name: string): Result
  /** The folder of a peer's site with a number of pages. */
  findSite(peer: string, pages: number): string
}

/** Finds the harness in a folder. `home` is where it installs peers and stores its results. */
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
      const argv = ['--import', preload, join(folder, script), ...args]
      execFileSync(process.execPath, argv, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    },
    readResult: (name) => JSON.parse(readFileSync(join(home, 'results', `${name}.json`), 'utf8')),
    findSite: (peer, pages) => join(home, peer, `n${pages}`),
  }
}
