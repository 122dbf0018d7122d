import { Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limitConnections } from './limit-connections.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A server with a limit of two connections, and the lines it has logged since they were last taken. */
function createServer() {
  const server = new Server()
  const lines: unknown[] = []
  limitConnections(server, 2, { warn: (line: unknown) => lines.push(line) })
  return {
    server,
    refuse: (times: number) => {
      for (let count = 0; count < times; count++) server.emit('drop')
    },
    takeLines: () => lines.splice(0),
  }
}

describe('limitConnections', () => {
  it('logs the first refused connection at once, and the others once a second', () => {
    const { server, refuse, takeLines } = createServer()
    expect(server.maxConnections).toBe(2)
    refuse(1)
    expect(takeLines()).toEqual(['more than 2 connections: refused 1'])
    refuse(300)
    vi.advanceTimersByTime(999)
    expect(takeLines()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(takeLines()).toEqual(['more than 2 connections: refused 300'])
    refuse(5)
    vi.advanceTimersByTime(1000)
    expect(takeLines()).toEqual(['more than 2 connections: refused 5'])
  })

  it('logs nothing while none is refused, and the next one at once', () => {
    const { refuse, takeLines } = createServer()
    refuse(1)
    vi.advanceTimersByTime(10_000)
    expect(takeLines()).toHaveLength(1)
    refuse(1)
    expect(takeLines()).toHaveLength(1)
  })

  it('logs the last refused connections when the server closes', () => {
    const { server, refuse, takeLines } = createServer()
    refuse(8)
    expect(takeLines()).toHaveLength(1)
    server.emit('close')
    expect(takeLines()).toEqual(['more than 2 connections: refused 7'])
    expect(vi.getTimerCount()).toBe(0)
  })
})
