import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createCall } from './open-test-app.ts'
import type { RunningCommand } from './start-command.ts'
import { startTestCommand } from './start-test-command.ts'

describe('startTestCommand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'user-group-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  let left: RunningCommand | undefined

  it('starts the service', async () => {
    left = await startTestCommand({ folder, variables: {} })
    expect(await createCall(left.port)('GET', undefined, { path: '/healthz' })).toMatchObject({ status: 200 })
    expect(left.child.signalCode).toBeNull()
  })

  it('ends it with the test', () => {
    expect(left?.child.signalCode).toBe('SIGKILL')
  })
})
