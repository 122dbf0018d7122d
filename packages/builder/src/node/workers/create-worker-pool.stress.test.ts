import { afterEach, describe, expect, it } from 'vitest'
import { createWorkerPool, type WorkerPool } from './create-worker-pool.ts'

/** A thread that answers with the task, or does what the task says. */
const THREAD = toModule(`
  import { parentPort } from 'node:worker_threads'
  parentPort.postMessage('ready')
  parentPort.on('message', ({ id, task }) => {
    if (task === 'loop') for (;;);
    if (task === 'exit') process.exit()
    parentPort.postMessage(task === 'fail' ? { id, error: 'It failed.' } : { id, result: task })
  })
`)

function toModule(code: string): URL {
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`)
}

let pool: WorkerPool
afterEach(() => pool.close())

describe('createWorkerPool', () => {
  it('runs tasks in several threads', async () => {
    pool = createWorkerPool(THREAD, 2, undefined)
    expect(await Promise.all([pool.run(1), pool.run(2), pool.run(3)])).toEqual([1, 2, 3])
  })

  it('rejects a task that failed, and goes on', async () => {
    pool = createWorkerPool(THREAD, 1, undefined)
    await expect(pool.run('fail')).rejects.toThrow('It failed.')
    expect(await pool.run('next')).toBe('next')
  })

  it('rejects all tasks of a thread that exits', async () => {
    pool = createWorkerPool(THREAD, 1, undefined)
    const tasks = [pool.run('exit'), pool.run('next')]
    for (const task of tasks) await expect(task).rejects.toThrow('A thread exited.')
    await expect(pool.run('later')).rejects.toThrow('No thread is left.')
  })

  it('stops a thread whose task takes too long, and uses the others', { timeout: 30_000 }, async () => {
    pool = createWorkerPool(THREAD, 2, undefined, 1)
    const [long, short] = [pool.run('loop'), pool.run('short')]
    await expect(long).rejects.toThrow('A thread exited.')
    expect(await short).toBe('short')
    expect(await pool.run('next')).toBe('next')
  })

  it('does not stop a thread that has nothing to do or is still starting', { timeout: 30_000 }, async () => {
    const slow = toModule(`
      import { parentPort } from 'node:worker_threads'
      await new Promise((resolve) => setTimeout(resolve, 2500))
      parentPort.postMessage('ready')
      parentPort.on('message', ({ id }) => parentPort.postMessage({ id, result: 'done' }))
    `)
    pool = createWorkerPool(slow, 1, undefined, 1)
    expect(await pool.run('first')).toBe('done')
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(await pool.run('second')).toBe('done')
  })
})
