import { Worker } from 'node:worker_threads'

/** Threads that do the same kind of work. They start with the first task. */
export interface WorkerPool {
  /** Gives what a thread answers to a task. Rejects when the thread fails or ends. */
  run(task: unknown): Promise<unknown>
  close(): Promise<void>
}

/** What threads and pool send to each other. */
export interface WorkerTask {
  id: number
  task: unknown
}
export type WorkerAnswer = { id: number } & ({ result: unknown } | { error: string })

interface Thread {
  worker: Worker
  /** Tasks under way by id. */
  waiting: Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>
}

/**
 * Creates a pool of threads that run the module at `url`. Each task goes to the thread that has the fewest.
 * @param data what each thread finds in `workerData`
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
    thread.worker.on('exit', () => fail(new Error('A thread ended.')))
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
