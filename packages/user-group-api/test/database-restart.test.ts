import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { callAt } from './open-test-app.ts'
import { startCommand } from './start-command.ts'
import type { TestPostgres } from './start-postgres.ts'
import { STORES } from './test-stores.ts'

const CALLERS = 16

describe.each(STORES.filter(([name]) => name === 'PostgreSQL'))('on %s', (_name, { start, missing }) => {
  it.skipIf(missing !== undefined)(`outlives its database ${missing ?? ''}`, async () => {
    const stores = await start()
    try {
      const postgres = stores.postgres as TestPostgres
      const service = await startCommand(await stores.createPlace())
      const call = callAt(service.port)
      const made = await call('GET', { user_group_id: 'a' })
      for (const signal of ['SIGKILL', 'SIGINT'] as const) {
        await postgres.kill(signal)
        await expect
          .poll(() => call('GET', { user_group_id: 'a' }), { timeout: 20_000 })
          .toMatchObject({ status: 503, body: { success: 0, error: { code: 'store_unavailable' } } })
        expect(await call('GET', undefined, { path: '/readyz' })).toMatchObject({ status: 503 })
        await postgres.start()
        const again = await call('GET', { user_group_id: 'a' })
        expect(again.body.user_group).toEqual(made.body.user_group)
      }
      expect(await service.kill('SIGTERM')).toBe(0)
    } finally {
      await stores.close()
    }
  })

  it.skipIf(missing !== undefined)(`serves on while its database is restarted ${missing ?? ''}`, async () => {
    const stores = await start()
    try {
      const postgres = stores.postgres as TestPostgres
      const service = await startCommand(await stores.createPlace())
      const call = callAt(service.port)
      const statuses = new Set<number>()
      const names = Array.from({ length: CALLERS }, () => 'first')
      let isOver = false
      const callers = names.map(async (_name, index) => {
        for (let count = 0; !isOver; count++) {
          const name = `n${count}`
          const made = await call('GET', { user_group_id: `${index}` })
          statuses.add(made.status)
          if (made.status !== 200) continue
          const { status } = await call('PUT', { user_group_id: `${index}`, name })
          statuses.add(status)
          if (status === 200) names[index] = name
          // Not known to have been done, and not known not to have been.
          else names[index] = '?'
        }
      })
      await wait(300)
      await postgres.kill('SIGINT')
      await wait(300)
      await postgres.start()
      await wait(300)
      isOver = true
      await Promise.all(callers)
      expect([...statuses].sort()).toEqual([200, 503])
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
