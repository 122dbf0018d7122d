import { parentPort, threadId, workerData } from 'node:worker_threads'
import { type BuildOptions, createTools, type KeyedRecord, loadSite, PageRecords } from '../../build/index.ts'
import { createTextCache } from '../cache/create-text-cache.ts'
import { openParseGuard } from '../cache/open-parse-guard.ts'
import { packageData } from '../package-data/package-data.ts'
import { openSourceFolder } from '../source/disk-source-folder.ts'
import type { Ready, TaskAnswer, WorkerTask } from './create-worker-pool.ts'

/** What a thread knows about the build that it works for. */
export interface RecordWorkerData {
  site: string
  out: string
  /** Folder of the texts that the build has fetched from other servers. */
  textFolder: string
  /** Folder in which texts are noted while they are parsed. */
  noteFolder?: string | undefined
  options: BuildOptions
}

/** Loads the site in this thread too. Returns a function that renders the page at a permalink. */
async function createRecorder({ site: folder, out, textFolder, noteFolder, options }: RecordWorkerData) {
  const source = openSourceFolder(folder, out)
  const parseGuard = noteFolder === undefined ? undefined : openParseGuard(noteFolder, threadId)
  const tools = await createTools(options, { packageData, parseGuard })
  const fetchText = createTextCache(textFolder, async () => ({}))
  const { site } = await loadSite(options, tools, { source, fetchText })
  if (site === undefined) throw new Error('The configuration was changed during the build.')
  const { assets } = await packageData.loadClient()
  const records = new PageRecords(site, { assets, clock: () => performance.now() })
  const pages = new Map(site.orderedPages.map((page) => [page.permalink, page]))
  return async (permalink: string): Promise<KeyedRecord> => {
    const page = pages.get(permalink)
    if (page === undefined) throw new Error(`The page ${permalink} was removed during the build.`)
    const { key, head, readBody, readText, readSearch, milliseconds = 0 } = await records.load(page)
    const record = { head, body: await readBody(), text: await readText(), search: await readSearch() }
    return { key, record, milliseconds }
  }
}

const recorder = createRecorder(workerData as RecordWorkerData)

recorder.then(
  () => parentPort?.postMessage('ready' satisfies Ready),
  // Every task reports why.
  () => undefined,
)

parentPort?.on('message', ({ id, task }: WorkerTask) => {
  recorder
    .then((record) => record(String(task)))
    .then(
      (result): TaskAnswer => ({ id, result }),
      (error: unknown): TaskAnswer => ({ id, error: String(error) }),
    )
    .then(postAnswer)
})

/** A result that cannot be copied to the other thread is an error: the page is rendered there. */
function postAnswer(answer: TaskAnswer): void {
  try {
    parentPort?.postMessage(answer)
  } catch (error) {
    parentPort?.postMessage({ id: answer.id, error: String(error) } satisfies TaskAnswer)
  }
}
