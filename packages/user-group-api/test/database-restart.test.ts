import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createCall } from './open-test-app.ts'
import type { TestPostgres } from './start-postgres.ts'
import { startTestCommand } from './start-test-command.ts'
import { STORES } from './test-stores.ts'

const CLIENTS = 16

describe.each(STORES.filter(([name]) => name === 'PostgreSQL'))('on %s', (_name, { start, missing }) => {
  it.skipIf(missing !== undefined)(`keeps running without its database ${missing ?? ''}`, async () => {
    const stores = await start()
    try {
      const postgres = stores.postgres as TestPostgres
      const service = await startTestCommand(await stores.createLocation())
      const call = createCall(service.port)
      const created = await call('GET', { user_group_id: 'a' })
      for (const signal of ['SIGKILL', 'SIGINT'] as const) {
        await postgres.kill(signal)
        await expect
          .poll(() => call('GET', { user_group_id: 'a' }), { timeout: 20_000 })
          .toMatchObject({ status: 503, body: { success: 0, error: { code: 'store_unavailable' } } })
        expect(await call('GET', undefined, { path: '/readyz' })).toMatchObject({ status: 503 })
        await postgres.start()
        const again = await call('GET', { user_group_id: 'a' })
        expect(again.body.user_group).toEqual(created.body.user_group)
      }
      expect(await service.kill('SIGTERM')).toBe(0)
    } finally {
      await stores.close()
    }
  })

  it.skipIf(missing !== undefined)(`keeps serving while its database restarts ${missing ?? ''}`, async () => {
    const stores = await start()
    try {
      const postgres = stores.postgres as TestPostgres
      const service = await startTestCommand(await stores.createLocation())
      const call = createCall(service.port)
      const statuses = new Set<number>()
      const names = Array.from({ length: CLIENTS }, () => 'first')
      let isOver = false
      const clients = names.map(async (_name, index) => {
        for (let count = 0; !isOver; count++) {
          const name = `n${count}`
          const created = await call('GET', { user_group_id: `${index}` })
          statuses.add(created.status)
          if (created.status !== 200) continue
          const { status } = await call('PUT', { user_group_id: `${index}`, name })
          statuses.add(status)
          if (status === 200) names[index] = name
          // The update may or may not have been applied.
          else names[index] = '?'
        }
      })
      await wait(300)
      await postgres.kill('SIGINT')
      await wait(300)
      await postgres.start()
      await wait(300)
      isOver = true
      await Promise.all(clients)
      // Requests wait for the database for a while, so a short restart may go unnoticed.
      expect([200, 503]).toEqual(expect.arrayContaining([...statuses]))
      for (const [index, name] of names.entries()) {
        const { body } = await call('GET', { user_group_id: `${index}` })
        expect([name, '?']).toContain(name === '?' ? '?' : body.user_group.name)
      }
      await service.kill('SIGTERM')
    } finally {
      await stores.close()
    }
  })
})
