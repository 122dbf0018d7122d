import { availableParallelism } from 'node:os'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { BuildIo, BuildOptions, BuildResult } from '../../build/index.ts'
import type { SourceFolder } from '../../core/index.ts'
import { createTextCache } from '../cache/create-text-cache.ts'
import { openBuildCache } from '../cache/open-build-cache.ts'
import { openUserParseGuard } from '../cache/open-parse-guard.ts'
import { openHistory } from '../git/open-history.ts'
import { readChangeDates } from '../git/read-change-dates.ts'
import { fetchJson } from '../http/fetch-json.ts'
import { DiskOutputFolder } from '../output/disk-output-folder.ts'
import { packageData } from '../package-data/package-data.ts'
import { readVersion } from '../package-data/read-package.ts'
import { PACKAGE_FILES } from '../package-files.ts'
import { openSourceFolder } from '../source/disk-source-folder.ts'
import { createWorkerPool, type WorkerPool } from '../workers/create-worker-pool.ts'
import { createPageGuard } from '../workers/page-guard.ts'
import type { RecordWorkerData } from '../workers/record-worker.ts'

/** The folders and options that a build is opened with. All paths are absolute. */
export interface BuildPlan {
  site: string
  out: string
  options: BuildOptions
  /** Undefined for a build without a cache. */
  cacheFolder: string | undefined
  /** Folder of texts that were fetched from other servers. */
  textFolder: string
  /** Threads beside the first one. Undefined leaves the choice to the size of the site. */
  workers: number | undefined
  /** Whether pages show when they were last changed. */
  withDates: boolean
  /** Whether data may be fetched from other servers. */
  online: boolean
}

/** The resources of a build on this machine. */
export interface OpenedBuild {
  io: Omit<BuildIo, 'clock' | 'onProgress'>
  source: SourceFolder
  /** Problems of the folders and the repository. Complete when the build is done. */
  diagnostics(): Diagnostic[]
  /** Lists the files of the site that are new or have changed. Complete when the build is done. */
  listChanged(): readonly string[]
  /** Releases everything. @param result Undefined for a build that failed: its output is discarded. */
  close(result: BuildResult | undefined): Promise<void>
}

/**
 * Opens what a build reads and writes.
 * @throws {IoError} if the output folder cannot be used, or another build is writing to it
 */
export async function openBuild(plan: BuildPlan): Promise<OpenedBuild> {
  const { site, out, options } = plan
  const output = new DiskOutputFolder(out, {
    from: site,
    version: readVersion(),
    base: options.base,
    precompress: options.precompress,
  })
  output.lock()
  try {
    return await openWith(output, plan)
  } catch (error) {
    output.unlock()
    throw error
  }
}

async function openWith(output: DiskOutputFolder, plan: BuildPlan): Promise<OpenedBuild> {
  const { site, out, options, cacheFolder, textFolder } = plan
  const source = openSourceFolder(site, out)
  const pageFiles = listPageFiles(source)
  const changes = plan.withDates ? await readChangeDates(site, pageFiles) : undefined
  const cache = cacheFolder === undefined ? undefined : openBuildCache({ folder: cacheFolder, site, out })
  const workers = plan.workers ?? chooseWorkers(pageFiles.length, availableParallelism())
  const userGuard = cache === undefined ? openUserParseGuard(textFolder, site) : undefined
  const noteFolder = userGuard?.folder ?? cacheFolder
  const workerData: RecordWorkerData = { site, out, textFolder, options, noteFolder }
  const pool = createWorkerPool(WORKER, workers, workerData)
  const isEager = plan.workers !== undefined || cache?.manifest === undefined
  // Threads load the site while this one does.
  if (workers > 0 && isEager) pool.start()
  return {
    io: {
      source,
      output,
      packageData,
      fetchText: createTextCache(textFolder),
      fetchJson: plan.online ? fetchJson : undefined,
      changeDates: changes?.dates,
      cache: cache?.cache,
      parseGuard: userGuard ?? cache?.parseGuard,
      guard: createPageGuard(),
      manifest: cache?.manifest,
      history: openHistory(site, cacheFolder),
      threads: workers > 0 ? createThreads(pool, { count: workers, pages: pageFiles.length, isEager }) : undefined,
    },
    source,
    listChanged: () => output.changed,
    diagnostics: () => [...(changes?.diagnostics ?? []), ...source.diagnostics(), ...output.diagnostics()],
    async close(result) {
      try {
        await pool.close()
        if (result === undefined) output.discard()
        const manifest = result?.manifest
        // Every build has to report problems of the output folder again, and to try unreadable files again, so such a
        // build is not complete.
        const isReadable = source.diagnostics().every(({ severity }) => severity !== 'error')
        const isComplete = isReadable && output.diagnostics().length === 0
        userGuard?.close()
        cache?.close(isComplete ? manifest : manifest && { steps: manifest.steps })
      } finally {
        output.unlock()
      }
    },
  }
}

/** The bundled file of {@link RecordWorkerData}'s thread. */
const WORKER = new URL('record-worker.js', PACKAGE_FILES.bundle)

/** How far ahead of the page that is written pages may be queued, for each thread. */
const TASKS_AHEAD = 24

/**
 * Pages that are queued for each thread, if the first thread renders the others when it comes to them: before the threads
 * are ready, and for many pages. Otherwise, it only writes what they rendered. It is idle for almost half of the time then,
 * but V8 need not compile the same code for both threads, which takes 2 s of CPU time: 1,000 pages are built as fast
 * with 14% less CPU time, while 5,000 pages take a third longer.
 */
const TASKS_WAITING = 16

/** After an earlier build, this many pages are rendered without other threads: there may not be more. */
const FEW_PAGES = 50

function createThreads(
  pool: WorkerPool,
  { count, pages, isEager }: { count: number; pages: number; isEager: boolean },
): BuildIo['threads'] {
  let rendered = 0
  let waiting = 0
  function render(permalink: string): Promise<unknown> {
    rendered += 1
    if (!isEager && rendered <= FEW_PAGES) return Promise.reject(new Error('There may be few pages.'))
    const isFull = waiting >= count * TASKS_WAITING
    if (isFull && (pages > MANY_PAGES || !pool.isReady())) {
      return Promise.reject(new Error('The threads have enough to do.'))
    }
    waiting += 1
    return pool.run(permalink).finally(() => {
      waiting -= 1
    })
  }
  return { render, ahead: count * TASKS_AHEAD }
}

/**
 * Chooses the number of threads beside the first one. Each has to read the site and warm up, so they only pay off for
 * sites with enough pages (see decision 023).
 */
function chooseWorkers(pages: number, cores: number): number {
  if (pages < MIN_PAGES || cores < 2) return 0
  return pages > MANY_PAGES ? Math.max(1, Math.min(4, cores - 1)) : 1
}

/** With this many pages, one more thread pays off, and with many pages, several do. */
const MIN_PAGES = 200
const MANY_PAGES = 2000

/** The files that can have a date. */
function listPageFiles(source: SourceFolder): string[] {
  return source
    .list()
    .map(({ path }) => path)
    .filter((path) => /\.mdx?$/.test(path))
}
