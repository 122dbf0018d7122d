import { Worker } from 'node:worker_threads'

/** A pool of threads that run the same module. They start with the first task. */
export interface WorkerPool {
  /** Resolves to the result of a task. Rejects if the thread fails or exits. */
  run(task: unknown): Promise<unknown>
  close(): Promise<void>
}

/** The messages between threads and pool. */
export interface WorkerTask {
  id: number
  task: unknown
}
export type WorkerAnswer = { id: number } & ({ result: unknown } | { error: string })

interface Thread {
  worker: Worker
  /** Pending tasks by id. */
  waiting: Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>
}

/**
 * Creates a pool of threads that run the module at `url`. Each task goes to the thread with the fewest pending tasks.
 * @param data The `workerData` of each thread.
 */
export function createWorkerPool(url: URL, size: number, data: unknown): WorkerPool {
  let threads: Thread[] | undefined
  let count = 0

  function start(): Thread {
    const thread: Thread = { worker: new Worker(url, { workerData: data }), waiting: new Map() }
    thread.worker.on('message', (answer: WorkerAnswer) => {
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
    thread.worker.on('error', fail)
    thread.worker.on('exit', () => fail(new Error('A thread exited.')))
    return thread
  }

  return {
    run(task) {
      threads ??= Array.from({ length: size }, start)
      const [thread] = [...threads].sort((a, b) => a.waiting.size - b.waiting.size)
      if (thread === undefined) return Promise.reject(new Error('No thread is left.'))
      const id = count++
      return new Promise((resolve, reject) => {
        thread.waiting.set(id, { resolve, reject })
        thread.worker.postMessage({ id, task } satisfies WorkerTask)
      })
    },
    async close() {
      const all = threads ?? []
      threads = []
      await Promise.all(all.map(({ worker }) => worker.terminate()))
    },
  }
}
