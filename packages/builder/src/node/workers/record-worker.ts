import { parentPort, threadId, workerData } from 'node:worker_threads'
import { type BuildOptions, createPageRecorder, createTools, type KeyedRecord, prepareSite } from '../../build/index.ts'
import { createSourceHashes } from '../../site/index.ts'
import { createTextCache } from '../cache/create-text-cache.ts'
import { openParseGuard } from '../cache/open-parse-guard.ts'
import { packageData } from '../package-data/package-data.ts'
import { openSourceFolder } from '../source/disk-source-folder.ts'
import type { WorkerAnswer, WorkerTask } from './create-worker-pool.ts'

/** What a thread knows of the build that it helps. */
export interface RecordWorkerData {
  site: string
  out: string
  /** Where the texts of other servers are kept: the build has asked for them already. */
  textFolder: string
  /** Where texts are noted while they are parsed; absent where nothing is remembered. */
  cacheFolder?: string
  options: BuildOptions
}

/** A thread that records pages: it goes through the first pass by itself, and answers the number of a page with its record. */
async function createRecorder({ site, out, textFolder, cacheFolder, options }: RecordWorkerData) {
  const source = openSourceFolder(site, out)
  const guard = cacheFolder === undefined ? undefined : openParseGuard(cacheFolder, threadId)
  const tools = await createTools(packageData, options.parser, guard)
  const fetchText = createTextCache(textFolder, async () => ({}))
  const { prepared } = await prepareSite(options, tools, { source, packageData, fetchText, hasFrame: false })
  if (prepared === undefined) throw new Error('The configuration was changed while the site was built.')
  const recorder = createPageRecorder(prepared, {
    source,
    hashFile: createSourceHashes(source),
    tools,
    allowedOrigins: options.allowedOrigins,
  })
  const pages = new Map(prepared.ordered.map((page) => [page.permalink, page]))
  return async (permalink: string): Promise<KeyedRecord> => {
    const page = pages.get(permalink)
    if (page === undefined) throw new Error(`The page ${permalink} was removed while the site was built.`)
    const { key, head, readBody, readText, readSearch } = await recorder.record(page)
    return { key, record: { head, body: await readBody(), text: await readText(), search: await readSearch() } }
  }
}

const recorder = createRecorder(workerData as RecordWorkerData)

parentPort?.on('message', ({ id, task }: WorkerTask) => {
  recorder
    .then((record) => record(String(task)))
    .then(
      (result): WorkerAnswer => ({ id, result }),
      (error: unknown): WorkerAnswer => ({ id, error: String(error) }),
    )
    .then((answer) => parentPort?.postMessage(answer))
})
