import { Server } from 'node:http'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger } from '../service/create-logger.ts'
import { limitConnections } from './limit-connections.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A server that refuses connections, and the lines that it logged since they were read last. */
function createServer() {
  const server = new Server()
  const output = new PassThrough()
  limitConnections(server, 2, createLogger('warn', output))
  return {
    server,
    refuse: (times: number) => {
      for (let count = 0; count < times; count++) server.emit('drop')
    },
    readLog: () =>
      String(output.read() ?? '')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line).msg),
  }
}

it('tells of the first connection that is refused at once, and of the others once a second', () => {
  const { server, refuse, readLog } = createServer()
  expect(server.maxConnections).toBe(2)
  refuse(1)
  expect(readLog()).toEqual(['more than 2 connections: refused 1'])
  refuse(300)
  vi.advanceTimersByTime(999)
  expect(readLog()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(readLog()).toEqual(['more than 2 connections: refused 300'])
  refuse(5)
  vi.advanceTimersByTime(1000)
  expect(readLog()).toEqual(['more than 2 connections: refused 5'])
})

it('is silent when none was refused, and tells of the next at once', () => {
  const { refuse, readLog } = createServer()
  refuse(1)
  vi.advanceTimersByTime(10_000)
  expect(readLog()).toHaveLength(1)
  refuse(1)
  expect(readLog()).toHaveLength(1)
})

it('tells of the last when the server ends', () => {
  const { server, refuse, readLog } = createServer()
  refuse(8)
  expect(readLog()).toHaveLength(1)
  server.emit('close')
  expect(readLog()).toEqual(['more than 2 connections: refused 7'])
  expect(vi.getTimerCount()).toBe(0)
})
