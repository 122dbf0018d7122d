import { Worker } from 'node:worker_threads'

/** A pool of threads that run the same module. They start with the first task, or earlier by `start`. */
export interface WorkerPool {
  start(): void
  /** Whether one of the threads is ready for tasks. */
  isReady(): boolean
  /** Resolves to the result of a task. Rejects if the thread fails, exits, or is stopped because a task takes too long. */
  run(task: unknown): Promise<unknown>
  close(): Promise<void>
}

/** The messages between threads and pool. A thread posts an answer to each task, and before that once that it is ready. */
export interface WorkerTask {
  id: number
  task: unknown
}
export type TaskAnswer = { id: number } & ({ result: unknown } | { error: string })
export type Ready = 'ready'

interface Thread {
  worker: Worker
  isReady: boolean
  /** Pending tasks by id. */
  waiting: Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>
  /** Seconds since its last message. */
  silent: number
}

/** Twice what the guard of pages in the first thread allows, because a page may have two guarded steps. */
const MAX_SECONDS = 60

/**
 * The space for new objects of each thread. Without a limit, a build of 1,000 pages takes 70 MB more and no less CPU time.
 */
const YOUNG_MEGABYTES = 8

/**
 * Creates a pool of threads that run the module at `url`. Each task goes to the thread with the fewest pending tasks.
 *
 * A thread that is silent for too long while it has tasks is stopped. So the threads need no guard of their own, which
 * starts a system thread for every page: 0.6 ms of CPU time on a busy machine.
 * @param data The `workerData` of each thread.
 */
export function createWorkerPool(url: URL, size: number, data: unknown, maxSeconds = MAX_SECONDS): WorkerPool {
  let threads: Thread[] | undefined
  let count = 0
  let watch: NodeJS.Timeout | undefined

  function startThread(): Thread {
    const worker = new Worker(url, { workerData: data, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES } })
    const thread: Thread = { worker, isReady: false, waiting: new Map(), silent: 0 }
    worker.on('message', (answer: TaskAnswer | Ready) => {
      thread.silent = 0
      if (answer === 'ready') {
        thread.isReady = true
        return
      }
      const task = thread.waiting.get(answer.id)
      thread.waiting.delete(answer.id)
      if ('result' in answer) task?.resolve(answer.result)
      else task?.reject(new Error(answer.error))
    })
    const fail = (error: Error): void => {
      for (const { reject } of thread.waiting.values()) reject(error)
      thread.waiting.clear()
      threads = threads?.filter((other) => other !== thread)
    }
    worker.on('error', fail)
    worker.on('exit', () => fail(new Error('A thread exited.')))
    return thread
  }

  /** Counts seconds instead of comparing times: while this thread is busy, answers wait and nobody is silent. */
  function stopSilentThreads(): void {
    for (const thread of threads ?? []) {
      thread.silent = thread.isReady && thread.waiting.size > 0 ? thread.silent + 1 : 0
      if (thread.silent > maxSeconds) void thread.worker.terminate()
    }
  }

  function start(): Thread[] {
    if (threads !== undefined) return threads
    threads = Array.from({ length: size }, startThread)
    watch = setInterval(stopSilentThreads, 1000).unref()
    return threads
  }

  return {
    start: () => void start(),
    isReady: () => threads?.some((thread) => thread.isReady) === true,
    run(task) {
      const [thread] = [...start()].sort((a, b) => a.waiting.size - b.waiting.size)
      if (thread === undefined) return Promise.reject(new Error('No thread is left.'))
      const id = count++
      return new Promise((resolve, reject) => {
        thread.waiting.set(id, { resolve, reject })
        thread.worker.postMessage({ id, task } satisfies WorkerTask)
      })
    },
    async close() {
      clearInterval(watch)
      const all = threads ?? []
      threads = []
      await Promise.all(all.map(({ worker }) => worker.terminate()))
    },
  }
}
