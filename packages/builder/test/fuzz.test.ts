import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createFolder } from './run-spearmint.ts'
import { FULL } from './sites.ts'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))
const MINUTES = FULL ? 5 : 0.25

it(`npm run fuzz -- --minutes ${MINUTES} finds no input that fails`, { timeout: (MINUTES + 4) * 60_000 }, () => {
  const out = join(createFolder(), 'failures')
  const args = ['run', 'fuzz', '--', '--minutes', String(MINUTES), '--out', out]
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: PACKAGE, encoding: 'utf8' })
  expect(existsSync(out) ? readdirSync(out) : [], `${stdout}\n${stderr}`).toEqual([])
  expect(stdout).toMatch(/^Nothing failed: \d{2,} inputs/m)
  expect(status).toBe(0)
})
