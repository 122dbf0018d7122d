import { expect, it } from 'vitest'
import { type CliRun, runFakeCli } from '../../../test/fake-environment.ts'
import { useTempFolders } from '../../../test/temp-folders.ts'

const makeFolder = useTempFolders()
const ORIGINS = { 'dist/_spearmint/origins.json': '{"origins":["https://api.example.com","http://localhost:1"]}' }

/** Runs a command until it listens, asks the relay for an address, and presses Ctrl+C. */
async function run(argv: string[], url: string, headers = {}) {
  let stderr = ''
  let ended: Promise<CliRun> | undefined
  const interrupt = await new Promise<() => void>((resolve) => {
    ended = runFakeCli([...argv, '--port', '0'], {
      cwd: makeFolder(ORIGINS),
      stderr: { write: (text) => (stderr += text) },
      onInterrupt: resolve,
    })
  })
  const { origin } = new URL(/http:[^\s,]+/.exec(stderr)?.[0] ?? '')
  const description = Buffer.from(JSON.stringify({ method: 'GET', url, headers: [] })).toString('base64url')
  const answer = await fetch(`${origin}/_spearmint/relay`, {
    method: 'POST',
    headers: { Origin: origin, 'Spearmint-Request': description, ...headers },
  })
  const text = await answer.text()
  interrupt()
  const code = answer.headers.get('content-type') === 'application/json' ? JSON.parse(text).error.code : answer.status
  return { exit: (await ended)?.code, stderr, code }
}

it('prints the allowed origins', async () => {
  const { exit, stderr, code } = await run(
    ['relay', '--allow-origin', 'https://more.example.com'],
    'https://evil.example/',
  )
  expect({ exit, code }).toEqual({ exit: 0, code: 'unknown-origin' })
  expect(stderr).toMatch(
    /^Relay on http:\S+\/_spearmint\/relay for https:\/\/api\.example\.com, http:\/\/localhost:1, https:\/\/more\.example\.com \(/,
  )
})

it('reaches a private network only if allowed', async () => {
  expect(await run(['relay'], 'http://localhost:1/')).toMatchObject({ code: 'private-address' })
  expect(await run(['relay', '--allow-private', 'http://localhost:1'], 'http://localhost:1/')).toMatchObject({
    code: 'no-connection',
  })
})

it('knows the hosts of the site', async () => {
  const headers = { Origin: 'https://docs.example.com' }
  expect(await run(['relay'], 'https://evil.example/', headers)).toMatchObject({ code: 'other-site' })
  expect(await run(['relay', '--site', 'https://docs.example.com'], 'https://evil.example/', headers)).toMatchObject({
    code: 'unknown-origin',
  })
})

it('runs in a preview, where APIs on this machine are allowed', async () => {
  expect(await run(['preview'], 'http://localhost:1/')).toMatchObject({ code: 'no-connection' })
  expect(await run(['preview'], 'http://127.0.0.1:1/')).toMatchObject({ code: 'unknown-origin' })
  expect(await run(['preview', '--no-relay'], 'http://localhost:1/')).toMatchObject({ code: 405 })
})

it('does not start without an API', async () => {
  const { code, stderr } = await runFakeCli(['relay'], { cwd: makeFolder({ 'dist/index.html': '' }) })
  expect(code).toBe(2)
  expect(stderr).toContain('error: The site in "dist" has no playground that sends requests.')
})
