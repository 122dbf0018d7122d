import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createToolEnv, runTool, startTool } from './packed/run-tool.ts'
import { buildSite, COMMAND, createFolder } from './run-spearmint.ts'
import { DOCS_SITE, FULL, findCorpusSite } from './sites.ts'

/** The tool of the AFDocs specification, which needs Node.js 22. */
const PACKAGES = ['afdocs@0.22.2', 'node@22']

/** Ports that nothing else here uses: the address of a site is part of its Markdown, so it is chosen before the build. */
const FIRST_PORT = 47_310

const SITES = ['kernel', 'turso-docs', 'sequin'].flatMap((name): [string, string][] => {
  const site = findCorpusSite(name)
  return site === undefined ? [] : [[name, site]]
})

/** What `afdocs check --format json --score` prints, as far as it is read. */
interface AgentScore {
  scoring: { overall: number; categoryScores: Record<string, { score: number }> }
  results: { id: string; status: string; message: string }[]
}

const env = createToolEnv(dirname(process.execPath), { npm_config_ignore_scripts: 'false' })
const folder = createFolder()

/** Why the tool can't run, for the title of the tests. */
const obstacle = FULL ? await installTool() : 'skipped: only with npm run test:full'

async function installTool(): Promise<string | undefined> {
  try {
    await runTool('npm', ['install', '--prefix', folder, ...PACKAGES], { cwd: folder, env })
    return undefined
  } catch {
    return 'skipped: npm could not install the tool, which needs a connection'
  }
}

/** Builds a site, serves it with `spearmint preview`, and runs the tool on it. */
async function measure(site: string, port: number): Promise<AgentScore> {
  const { out } = buildSite(site, ['--site-url', `http://127.0.0.1:${port}`])
  const server = await startTool(process.execPath, [COMMAND, 'preview', out, '--port', String(port)], {
    cwd: folder,
    env,
  })
  try {
    const node = join(folder, 'node_modules/node/bin/node')
    const tool = join(folder, 'node_modules/afdocs/bin/afdocs.mjs')
    const options = ['--format', 'json', '--score', '--sampling', 'deterministic', '--quiet']
    // It exits with 1 if a single page fails a check, whatever the score is.
    const script = '"$@" || test $? -eq 1'
    const text = await runTool('sh', ['-c', script, 'sh', node, tool, 'check', server.url, ...options], {
      cwd: folder,
      env,
    })
    return JSON.parse(text.slice(text.indexOf('{'))) as AgentScore
  } finally {
    await server.stop()
  }
}

describe.skipIf(obstacle !== undefined)(`the score of the tool afdocs${obstacle ? ` (${obstacle})` : ''}`, () => {
  it.each([['our docs', DOCS_SITE] as [string, string], ...SITES])('is 100 for %s', async (name, site) => {
    const { scoring, results } = await measure(
      site,
      FIRST_PORT + [DOCS_SITE, ...SITES.map(([, dir]) => dir)].indexOf(site),
    )
    const open = results.filter(({ status }) => status === 'warn' || status === 'fail')
    const lines = open.map(({ id, status, message }) => `  ${status} ${id}: ${message}\n`)
    process.stdout.write(`${name}: ${scoring.overall}\n${lines.join('')}`)
    expect(scoring.overall, lines.join('')).toBe(100)
  })
})
