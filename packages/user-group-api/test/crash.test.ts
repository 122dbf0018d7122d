import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { callAt } from './open-test-app.ts'
import { startCommand } from './start-command.ts'
import { STORES } from './test-stores.ts'

/** Each takes as long as a process takes to start. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? (process.env.SPEARMINT_FULL === '1' ? 20 : 8))
const CALLERS = 16

/** What a caller knows of its own group: the last answer, and whether a request after it was never answered. */
interface Known {
  id: string
  token: string | undefined
  name: string
  isUncertain: boolean
}

type Call = ReturnType<typeof callAt>

/** Sends one request after the other about one group until the service dies; any other end is a fault. */
async function live(call: Call, known: Known, random: () => number, hear: () => void): Promise<void> {
  for (;;) {
    known.isUncertain = true
    try {
      const { id, token } = known
      const choice = token === undefined ? 0 : random()
      if (choice === 0) known.token = (await ask(call, 'GET', { user_group_id: id, name: known.name })).token
      else if (choice < 0.4) {
        const name = `n${random()}`
        await ask(call, 'PUT', { user_group_id: id, name })
        known.name = name
      } else if (choice < 0.8) known.token = (await ask(call, 'POST', { current_token: token })).token
      else {
        await ask(call, 'DELETE', { user_group_id: id })
        known.token = undefined
      }
    } catch (error) {
      if (isConnectionLost(error)) return
      throw error
    }
    known.isUncertain = false
    hear()
  }
}

/** Errors of the system have a code; answers that were not expected have none. */
function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:ECONN|EPIPE)/.test(String(error.code))
}

async function ask(call: Call, method: string, body: object): Promise<{ token: string }> {
  const answer = await call(method, body)
  if (answer.status !== 200) throw new Error(`${method}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.user_group ?? {}
}

/** Compares what a caller was told with what is there, and starts anew from that. */
async function check(call: Call, known: Known): Promise<string | undefined> {
  const { body } = await call('GET', { user_group_id: known.id, name: known.name })
  const { token, name } = body.user_group
  const isKept =
    known.token === undefined
      ? body.new_user_group
      : !body.new_user_group && token === known.token && name === known.name
  const fault = known.isUncertain || isKept ? undefined : `${JSON.stringify(known)} became ${JSON.stringify(body)}`
  Object.assign(known, { token, name, isUncertain: false })
  return fault
}

/** The same numbers each time (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

describe.each(STORES)('on %s', (_name, { start, missing }) => {
  it.skipIf(missing !== undefined)(
    `loses nothing it acknowledged in ${ROUNDS} kills ${missing ?? ''}`,
    async () => {
      const stores = await start()
      const place = await stores.createPlace()
      const random = createRandom(7)
      const groups: Known[] = []
      const faults: string[] = []
      let acknowledged = 0
      try {
        for (let round = 0; round < ROUNDS; round++) {
          const service = await startCommand(place)
          const agent = new Agent({ keepAlive: true })
          const call = callAt(service.port, agent)
          const last = groups.slice(-CALLERS)
          faults.push(
            ...(await Promise.all(last.map((known) => check(call, known)))).filter((fault) => fault !== undefined),
          )
          const enough = acknowledged + CALLERS * 4
          const fresh = Array.from({ length: CALLERS }, (_, index): Known => {
            return { id: `${round}-${index}`, token: undefined, name: 'first', isUncertain: false }
          })
          groups.push(...fresh)
          const lives = fresh.map((known) => live(call, known, random, () => acknowledged++))
          while (acknowledged < enough) await wait(5)
          await wait(random() * 50)
          await service.kill('SIGKILL')
          await Promise.all(lives)
          agent.destroy()
          // What was sent and never answered may be done later than the first answers of the next process.
          await place.waitForIdle()
        }
        const service = await startCommand(place)
        const call = callAt(service.port)
        faults.push(
          ...(await Promise.all(groups.map((known) => check(call, known)))).filter((fault) => fault !== undefined),
        )
        await service.kill('SIGTERM')
        expect(faults).toEqual([])
      } finally {
        await stores.close()
      }
    },
    600_000,
  )
})
