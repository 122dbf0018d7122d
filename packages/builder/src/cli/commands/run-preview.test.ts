import { describe, expect, it } from 'vitest'
import { type CliRun, fakeBuildSite, runFakeCli } from '../../../test/fake-environment.ts'
import { useTempFolders } from '../../../test/temp-folders.ts'

const makeFolder = useTempFolders()

/** Runs `spearmint preview`, asks for a path, then presses Ctrl+C. */
async function preview(argv: string[], cwd: string, path: string) {
  let written = ''
  let run: Promise<CliRun> | undefined
  const interrupt = await new Promise<() => void>((resolve) => {
    run = runFakeCli(['preview', '--port', '0', ...argv], {
      cwd,
      stderr: { write: (text) => (written += text) },
      onInterrupt: resolve,
    })
  })
  const url = /http:\S+/.exec(written)?.[0] ?? ''
  const answer = await fetch(new URL(path, url))
  const body = await answer.text()
  interrupt()
  return { ...(await run), stderr: written, url, status: answer.status, body }
}

describe('spearmint preview', () => {
  it('serves until Ctrl+C, then exits with 0', async () => {
    const cwd = makeFolder({ 'mint.json': '{}' })
    await runFakeCli(['build'], { cwd })
    const run = await preview([], cwd, '/')
    expect(run).toMatchObject({ code: 0, stdout: '', status: 200, body: 'home' })
    expect(run.stderr).toBe(`Serving "dist" on ${run.url} (press Ctrl+C to stop)\n`)
    await expect(fetch(run.url)).rejects.toThrow()
  })

  it('prints its URL as JSON', async () => {
    const cwd = makeFolder({ 'dist/index.html': 'home' })
    const { stdout, url } = await preview(['--json'], cwd, '/')
    expect(stdout).toBe(`${JSON.stringify({ url, port: Number(new URL(url).port) })}\n`)
  })

  it('uses the base of the build', async () => {
    const cwd = makeFolder({ 'mint.json': '{}' })
    await runFakeCli(['build', '--base', '/docs'], { cwd, loadBuildSite: async () => fakeBuildSite() })
    expect(await preview([], cwd, '/docs/')).toMatchObject({ status: 200, url: expect.stringMatching(/\/docs\/$/) })
    expect(await preview(['--base', '/other'], cwd, '/other/')).toMatchObject({ status: 200 })
  })

  it('serves other folders with a note', async () => {
    const cwd = makeFolder({ 'public/a.html': 'a' })
    const run = await preview(['public'], cwd, '/a')
    expect(run).toMatchObject({ code: 0, body: 'a' })
    expect(run.stderr).toContain('note: "public" was not built by Spearmint')
  })
})
