import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { type Call, createCall } from '../test/open-test-app.ts'
import { startCommand } from '../test/start-command.ts'
import { STORES } from '../test/test-stores.ts'

/**
 * Prints the CPU time per request of the service, next to a bare `node:http` server in the same run. On a busy machine, the
 * ratio says more than the times and rates. Linux only, because it reads CPU times from /proc.
 */
const REQUESTS = Number(process.env.REQUESTS ?? 4000)
const CLIENTS = Number(process.env.CLIENTS ?? 32)
/** The best round counts, because other work on the machine can only slow a round down. */
const ROUNDS = Number(process.env.ROUNDS ?? 5)

const HELLO = `
  const body = Buffer.from('{"success":1}')
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  const server = require('node:http').createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, headers).end(body))
  })
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

/** Reads the CPU time of a process in microseconds (proc(5), in ticks of 10 ms). */
function readCpuTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

/** A server, and the kind of requests to send to it. */
interface Case {
  name: string
  pid: number
  call: Call
  toId: (index: number) => string
}

/** Microseconds per request. */
interface Result {
  cpu: number
  elapsed: number
}

/** Sends requests from {@link CLIENTS} concurrent clients. */
async function measure({ pid, call, toId }: Case, first: number): Promise<Result> {
  let next = first
  const end = first + REQUESTS
  const runClient = async (): Promise<void> => {
    while (next < end) {
      const { status } = await call('GET', { user_group_id: toId(next++), properties: { plan: 'pro' } })
      if (status !== 200) throw new Error(`Expected 200, got ${status}.`)
    }
  }
  const cpuBefore = readCpuTime(pid)
  const start = performance.now()
  await Promise.all(Array.from({ length: CLIENTS }, runClient))
  return {
    cpu: (readCpuTime(pid) - cpuBefore) / REQUESTS,
    elapsed: ((performance.now() - start) * 1000) / REQUESTS,
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
const cases: Case[] = []
const stops: (() => Promise<unknown>)[] = []

const hello = spawn(process.execPath, ['-e', HELLO], { stdio: ['ignore', 'pipe', 'inherit'] })
const port = await new Promise<number>((resolve) => hello.stdout.once('data', (text) => resolve(Number(text))))
stops.push(async () => hello.kill())
cases.push({ name: 'Bare node:http', pid: hello.pid as number, call: createCall(port, agent), toId: () => 'a' })
for (const [name, { start, missing }] of STORES) {
  if (missing !== undefined) {
    process.stdout.write(`${name}: ${missing}\n`)
    continue
  }
  const stores = await start()
  const service = await startCommand(await stores.createLocation())
  stops.push(async () => {
    await service.kill('SIGTERM')
    await stores.close()
  })
  const server = { pid: service.child.pid as number, call: createCall(service.port, agent) }
  cases.push({ ...server, name: `${name}, existing group`, toId: () => 'a' })
  cases.push({ ...server, name: `${name}, new groups`, toId: (index) => `new-${index}` })
}

// Cases take turns, so that other work on the machine affects all of them. The first round is a warm-up.
const best = cases.map((): Result => ({ cpu: Number.POSITIVE_INFINITY, elapsed: Number.POSITIVE_INFINITY }))
for (let round = 0; round <= ROUNDS; round++) {
  for (const [index, item] of cases.entries()) {
    const { cpu, elapsed } = await measure(item, round * REQUESTS)
    const result = best[index] as Result
    if (round > 0) Object.assign(result, { cpu: Math.min(result.cpu, cpu), elapsed: Math.min(result.elapsed, elapsed) })
  }
}
for (const [index, { name }] of cases.entries()) {
  const { cpu, elapsed } = best[index] as Result
  const ratio = (cpu / (best[0] as Result).cpu).toFixed(1)
  const rate = Math.round(1_000_000 / elapsed)
  process.stdout.write(
    `${name.padEnd(28)}${cpu.toFixed(0).padStart(6)} µs  ${ratio} × bare  ${`${rate}`.padStart(6)} requests/s\n`,
  )
}
agent.destroy()
for (const stop of stops) await stop()
