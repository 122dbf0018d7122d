import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { callAt } from '../test/open-test-app.ts'
import { startCommand } from '../test/start-command.ts'
import { STORES } from '../test/test-stores.ts'

/**
 * Prints the CPU time of the service for each request beside that of a bare `node:http` server in the same run. Rates say
 * little on a busy machine; the ratio does. Linux only: it reads the time of processes from /proc.
 */
const REQUESTS = Number(process.env.REQUESTS ?? 4000)
const CALLERS = 32
/** The least of them counts: what is above it is the machine's. */
const ROUNDS = Number(process.env.ROUNDS ?? 5)

type Call = ReturnType<typeof callAt>

const HELLO = `
  const body = Buffer.from('{"success":1}')
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  const server = require('node:http').createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, headers).end(body))
  })
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

/** CPU time of a process so far, in microseconds (proc(5): ticks of 10 ms). */
function readCpu(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

/** A server and requests of one kind. */
interface Case {
  name: string
  pid: number
  call: Call
  toId: (index: number) => string
}

/** Sends requests from {@link CALLERS} callers; gives microseconds of CPU for each. */
async function measure({ pid, call, toId }: Case, first: number): Promise<number> {
  let next = first
  const end = first + REQUESTS
  const caller = async (): Promise<void> => {
    while (next < end) {
      const { status } = await call('GET', { user_group_id: toId(next++), properties: { plan: 'pro' } })
      if (status !== 200) throw new Error(`Expected 200, got ${status}.`)
    }
  }
  const before = readCpu(pid)
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return (readCpu(pid) - before) / REQUESTS
}

const agent = new Agent({ keepAlive: true, maxSockets: CALLERS })
const cases: Case[] = []
const stops: (() => Promise<unknown>)[] = []

const hello = spawn(process.execPath, ['-e', HELLO], { stdio: ['ignore', 'pipe', 'inherit'] })
const port = await new Promise<number>((resolve) => hello.stdout.once('data', (text) => resolve(Number(text))))
stops.push(async () => hello.kill())
cases.push({ name: 'hello (bare node:http)', pid: hello.pid as number, call: callAt(port, agent), toId: () => 'a' })
for (const [name, { start, missing }] of STORES) {
  if (missing !== undefined) {
    process.stdout.write(`${name}: ${missing}\n`)
    continue
  }
  const stores = await start()
  const service = await startCommand(await stores.createPlace())
  stops.push(async () => {
    await service.kill('SIGTERM')
    await stores.close()
  })
  const common = { pid: service.child.pid as number, call: callAt(service.port, agent) }
  cases.push({ ...common, name: `${name}, existing group`, toId: () => 'a' })
  cases.push({ ...common, name: `${name}, new groups`, toId: (index) => `new-${index}` })
}

// In turn, so that a busy moment hits all of them; the first round is until everything is compiled.
const least = cases.map(() => Number.POSITIVE_INFINITY)
for (let round = 0; round <= ROUNDS; round++) {
  for (const [index, item] of cases.entries()) {
    const cpu = await measure(item, round * REQUESTS)
    if (round > 0) least[index] = Math.min(least[index] as number, cpu)
  }
}
for (const [index, { name }] of cases.entries()) {
  const cpu = least[index] as number
  const ratio = (cpu / (least[0] as number)).toFixed(1)
  process.stdout.write(`${name.padEnd(28)}${cpu.toFixed(0).padStart(6)} µs  ${ratio} × hello\n`)
}
agent.destroy()
for (const stop of stops) await stop()
