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

/** Sends requests from {@link CALLERS} callers; gives microseconds of CPU for each. */
async function measure(pid: number, call: Call, toId: (index: number) => string): Promise<number> {
  let next = 0
  const run = async (count: number): Promise<void> => {
    const end = next + count
    const caller = async (): Promise<void> => {
      while (next < end) {
        const { status } = await call('GET', { user_group_id: toId(next++), properties: { plan: 'pro' } })
        if (status !== 200) throw new Error(`Expected 200, got ${status}.`)
      }
    }
    await Promise.all(Array.from({ length: CALLERS }, caller))
  }
  // Until it is compiled.
  await run(REQUESTS)
  const before = readCpu(pid)
  const start = next
  await run(REQUESTS)
  return (readCpu(pid) - before) / (next - start)
}

async function measureHello(): Promise<number> {
  const child = spawn(process.execPath, ['-e', HELLO], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<number>((resolve) => child.stdout.once('data', (text) => resolve(Number(text))))
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS })
  const result = await measure(child.pid as number, callAt(port, agent), () => 'a')
  agent.destroy()
  child.kill()
  return result
}

function print(name: string, cpu: number, hello: number): void {
  process.stdout.write(`${name.padEnd(28)}${cpu.toFixed(0).padStart(6)} µs  ${(cpu / hello).toFixed(1)} × hello\n`)
}

const hello = await measureHello()
print('hello (bare node:http)', hello, hello)
for (const [name, { start, missing }] of STORES) {
  if (missing !== undefined) {
    process.stdout.write(`${name}: ${missing}\n`)
    continue
  }
  const stores = await start()
  const service = await startCommand(await stores.createPlace())
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS })
  const call = callAt(service.port, agent)
  const pid = service.child.pid as number
  print(`${name}, existing group`, await measure(pid, call, () => 'a'), hello)
  print(`${name}, new groups`, await measure(pid, call, (index) => `new-${index}`), hello)
  agent.destroy()
  await service.kill('SIGTERM')
  await stores.close()
}
