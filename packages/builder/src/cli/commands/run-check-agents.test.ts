import { describe, expect, it } from 'vitest'
import { runFakeCli } from '../../../test/fake-environment.ts'
import { useTempFolders } from '../../../test/temp-folders.ts'
import type { BuildSite } from '../cli-environment.ts'

const makeFolder = useTempFolders()

/** A build of one page without Markdown, and a list. */
const buildSite: BuildSite = async (_options, { output }) => {
  const head = '<meta name="generator" content="Spearmint">'
  output.write(
    'index.html',
    `<html><head>${head}</head><body><p>See /llms.txt</p><main>${'Text '.repeat(99)}</main></body></html>`,
  )
  output.write('llms.txt', '# Acme\n\n> All\n\n## Docs\n\n- [Blog](https://other.dev)\n')
  return { status: 'built', pages: 1, diagnostics: [], ...output.finish() }
}

const environment = { loadBuildSite: async () => buildSite }

const UNSUPPORTED =
  'Not checked here: content-negotiation, http-status-codes, redirect-behavior, cache-header-hygiene, bot-protection-interference, auth-gate-detection, auth-alternative-access, single-fetch-completeness, tabbed-content-serialization, section-header-quality.\n'

describe('spearmint check --agents', () => {
  it('checks a build in memory and shows the score', async () => {
    const cwd = makeFolder({ 'docs/mint.json': '{}' })
    const { code, stderr } = await runFakeCli(['check', 'docs', '--agents'], { ...environment, cwd })
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: `index.html:1:1  warning  agents/markdown-url-support
"index.html" has no Markdown beside it.
  → Build the site again, and deploy the whole folder.

Score for agents: 91 of 100, from 11 checks of AFDocs 0.6.
  markdown-url-support: 0 of 1 file pass
${UNSUPPORTED}Checked 1 page: 1 warning.
`,
    })
  })

  it('checks a built folder, prints JSON, and fails with --strict', async () => {
    const cwd = makeFolder({ 'docs/mint.json': '{}' })
    await runFakeCli(['build', 'docs', '--base', '/b', '--no-cache'], { ...environment, cwd })
    const { code, stdout } = await runFakeCli(['check', 'dist', '--agents', '--json', '--strict'], { cwd })
    expect({ code, report: JSON.parse(stdout) }).toMatchObject({
      code: 1,
      report: { afdocs: '0.6', score: 91, pages: 1, diagnostics: [{ code: 'agents/markdown-url-support' }] },
    })
    const off = await runFakeCli(['check', 'dist', '--agents', '--strict', '--off', 'agents/markdown-url-support'], {
      cwd,
    })
    expect(off.code).toBe(0)
  })
})
