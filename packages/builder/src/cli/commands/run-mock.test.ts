import { describe, expect, it } from 'vitest'
import { type CliRun, runFakeCli } from '../../../test/fake-environment.ts'
import { useTempFolders } from '../../../test/temp-folders.ts'

const makeFolder = useTempFolders()
const SPEC =
  'openapi: 3.1.0\ninfo: { title: A }\npaths:\n  /a:\n    get:\n      responses: { 200: { content: { application/json: { example: { a: 1 } } } } }\n'

/** Runs `spearmint mock`, asks for a path, then presses Ctrl+C. */
async function runMock(argv: string[], cwd: string, path: string) {
  let written = ''
  let run: Promise<CliRun> | undefined
  const interrupt = await new Promise<() => void>((resolve) => {
    run = runFakeCli(['mock', '--port', '0', ...argv], {
      cwd,
      stderr: { write: (text) => (written += text) },
      onInterrupt: resolve,
    })
  })
  const answer = await fetch(new URL(path, /http:\S+/.exec(written)?.[0] ?? ''))
  const body = await answer.text()
  interrupt()
  return { ...(await run), stderr: written, status: answer.status, body }
}

describe('spearmint mock', () => {
  it('responds to the operations of a file and logs them', async () => {
    const run = await runMock(['api.yaml'], makeFolder({ 'api.yaml': SPEC }), '/a?key=secret')
    expect(run).toMatchObject({ code: 0, stdout: '', status: 200, body: '{\n  "a": 1\n}' })
    expect(run.stderr).toMatch(/^ {2}GET {4}\/a\nMock on http:\S+ \(press Ctrl\+C to stop\)\nGET \/a → 200\n$/)
  })

  it('responds to those of a folder and logs JSON', async () => {
    const cwd = makeFolder({ 'docs/v1/api.yaml': SPEC, 'docs/other.json': '{}' })
    const run = await runMock(['docs', '--json'], cwd, '/b')
    expect(run).toMatchObject({
      code: 0,
      status: 404,
      stdout: expect.stringMatching(
        /^\{"url":"http:\/\/127\.0\.0\.1:\d+","port":\d+\}\n\{"method":"GET","path":"\/b","status":404,"operation":null\}\n$/,
      ),
    })
  })

  it('reports a broken reference once, however often it is used', async () => {
    const spec = SPEC.replace('example: { a: 1 }', "schema: { $ref: '#/nowhere' }")
    const { stderr } = await runMock(['api.yaml'], makeFolder({ 'api.yaml': spec }), '/a')
    expect(stderr.match(/warning: .*/g)).toEqual([expect.stringContaining('"#/nowhere" at ')])
  })

  it.each([
    ['/dev/null', '"/dev/null" is not a file or folder.'],
    ['missing.yaml', 'Cannot find the file or folder "missing.yaml".'],
    ['page.mdx', '"page.mdx" is not an OpenAPI file.'],
    ['.', '"." contains no OpenAPI file.'],
  ])('refuses %s', async (spec, message) => {
    const { code, stderr } = await runFakeCli(['mock', spec], { cwd: makeFolder({ 'page.mdx': 'text' }) })
    expect(code).toBe(2)
    expect(stderr).toContain(`error: ${message}`)
  })
})
