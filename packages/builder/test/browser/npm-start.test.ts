import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { openBrowser, openPage } from './open-browser.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

/** Occupies a port, if it is free. */
function take(port: number): Promise<() => void> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(() => {}))
    server.listen(port, '127.0.0.1', () => resolve(() => server.close()))
  })
}

it('npm start: the first two requests get a response, whatever ports are in use, and one Ctrl+C stops everything', async () => {
  const free = await Promise.all([3000, 4600].map(take))
  // As in a terminal: a separate process group that receives Ctrl+C.
  const started = spawn('npm', ['start'], { cwd: ROOT, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise((resolve) => started.once('exit', resolve))
  let text = ''
  const hear = (chunk: Buffer) => {
    text += chunk
  }
  started.stdout.on('data', hear)
  started.stderr.on('data', hear)
  const browser = await openBrowser()
  try {
    await expect.poll(() => text, { timeout: 110_000, interval: 200 }).toMatch(/Serving "docs\/dist" on http:\S+/)
    const site = /Serving "docs\/dist" on (\S+)/.exec(text)?.[1] ?? ''
    const api = /sample API is on (http:[^\s,]+)/.exec(text)?.[1] ?? ''
    const { page, foreign, errors, readViolations } = await openPage(browser, `${site}api/get-or-create`)
    await page.getByRole('button', { name: 'Try it' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
    const response = page.getByRole('dialog').locator('[data-status="200"]')
    await response.waitFor()
    expect(await response.getByRole('tree').textContent()).toMatch(/"new_user_group": true[\s\S]*"token": "ugt_/)
    expect({ foreign, errors, violations: await readViolations() }).toEqual({ foreign: [], errors: [], violations: [] })

    process.kill(-(started.pid as number), 'SIGINT')
    await ended
    await expect(fetch(`${api}/healthz`)).rejects.toThrow()
    await expect(fetch(site)).rejects.toThrow()
    expect(text).not.toMatch(/error|Error| {4}at /)
  } finally {
    await browser.close()
    for (const close of free) close()
    if (started.exitCode === null && started.signalCode === null) process.kill(-(started.pid as number), 'SIGKILL')
  }
})
