import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { type Call, createCall } from './open-test-app.ts'
import { startTestCommand } from './start-test-command.ts'
import { STORES } from './test-stores.ts'

/** The duration of a round is mostly the start of the process. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? (process.env.SPEARMINT_FULL === '1' ? 20 : 8))
const CLIENTS = 16

/** What a client knows about its group: the last response, and whether a later request got no response. */
interface Known {
  id: string
  token: string | undefined
  name: string
  isUncertain: boolean
}

/** Sends requests about one group, one after the other, until the service dies. Any other error fails the test. */
async function sendRequests(call: Call, known: Known, random: () => number, onResponse: () => void): Promise<void> {
  for (;;) {
    known.isUncertain = true
    try {
      const { id, token } = known
      const choice = token === undefined ? 0 : random()
      if (choice === 0) known.token = (await send(call, 'GET', { user_group_id: id, name: known.name })).token
      else if (choice < 0.4) {
        const name = `n${random()}`
        await send(call, 'PUT', { user_group_id: id, name })
        known.name = name
      } else if (choice < 0.8) known.token = (await send(call, 'POST', { current_token: token })).token
      else {
        await send(call, 'DELETE', { user_group_id: id })
        known.token = undefined
      }
    } catch (error) {
      if (isConnectionLost(error)) return
      throw error
    }
    known.isUncertain = false
    onResponse()
  }
}

/** System errors have a code; the error for an unexpected response has none. */
function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:ECONN|EPIPE)/.test(String(error.code))
}

async function send(call: Call, method: string, body: object): Promise<{ token: string }> {
  const { status, body: responseBody } = await call(method, body)
  if (status !== 200) throw new Error(`${method}: ${status} ${JSON.stringify(responseBody)}`)
  return responseBody.user_group ?? {}
}

/** Compares what a client knows with what is stored, then continues from the stored state. */
async function check(call: Call, known: Known): Promise<string | undefined> {
  const { body } = await call('GET', { user_group_id: known.id, name: known.name })
  const { token, name } = body.user_group
  const isStored =
    known.token === undefined
      ? body.new_user_group
      : !body.new_user_group && token === known.token && name === known.name
  const error = known.isUncertain || isStored ? undefined : `${JSON.stringify(known)} became ${JSON.stringify(body)}`
  Object.assign(known, { token, name, isUncertain: false })
  return error
}

/** Deterministic random numbers (mulberry32). */
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
    `loses no acknowledged write in ${ROUNDS} kills ${missing ?? ''}`,
    async () => {
      const stores = await start()
      const location = await stores.createLocation()
      const random = createRandom(7)
      const groups: Known[] = []
      const errors: string[] = []
      let acknowledged = 0
      try {
        for (let round = 0; round < ROUNDS; round++) {
          const service = await startTestCommand(location)
          const agent = new Agent({ keepAlive: true })
          const call = createCall(service.port, agent)
          const last = groups.slice(-CLIENTS)
          errors.push(
            ...(await Promise.all(last.map((known) => check(call, known)))).filter((error) => error !== undefined),
          )
          const enough = acknowledged + CLIENTS * 4
          const fresh = Array.from({ length: CLIENTS }, (_, index): Known => {
            return { id: `${round}-${index}`, token: undefined, name: 'first', isUncertain: false }
          })
          groups.push(...fresh)
          const clients = fresh.map((known) => sendRequests(call, known, random, () => acknowledged++))
          while (acknowledged < enough) await wait(5)
          await wait(random() * 50)
          await service.kill('SIGKILL')
          await Promise.all(clients)
          agent.destroy()
          // A statement of the killed process may otherwise finish after the first responses of the next one.
          await location.waitForIdle()
        }
        const service = await startTestCommand(location)
        const call = createCall(service.port)
        errors.push(
          ...(await Promise.all(groups.map((known) => check(call, known)))).filter((error) => error !== undefined),
        )
        await service.kill('SIGTERM')
        expect(errors).toEqual([])
      } finally {
        await stores.close()
      }
    },
    600_000,
  )
})
