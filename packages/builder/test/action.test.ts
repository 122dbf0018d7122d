import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { createStubbedEnvironment } from './command-stubs.ts'
import { createFolder } from './run-spearmint.ts'

interface Step {
  name?: string
  uses?: string
  run?: string
  env?: Record<string, string>
}

interface Action {
  inputs: Record<string, { default: string }>
  runs: { steps: Step[] }
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const action = load(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as Action

/** Runs a step of the action as GitHub would. */
function runStep(name: string, inputs: Record<string, string>, cwd: string) {
  const step = action.runs.steps.find((candidate) => candidate.name === name)
  const env = Object.entries(step?.env ?? {}).map(([key, value]) => {
    const input = /^\$\{\{ inputs\.([\w-]+) \}\}$/.exec(value)?.[1] ?? ''
    return [key, inputs[input] ?? action.inputs[input]?.default]
  })
  return spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step?.run ?? 'exit 9'], {
    cwd,
    encoding: 'utf8',
    env: { ...createStubbedEnvironment(), ...Object.fromEntries(env) },
  })
}

/** A repository with a site in the folder `docs`. */
function createRepository(page: string): string {
  const folder = createFolder()
  mkdirSync(join(folder, 'docs'))
  writeFileSync(join(folder, 'docs/mint.json'), '{ "name": "A", "navigation": [{ "group": "A", "pages": ["index"] }] }')
  writeFileSync(join(folder, 'docs/index.mdx'), page)
  return folder
}

describe('action.yml', () => {
  it('builds the site with the inputs as options', () => {
    const folder = createRepository('---\ntitle: A\n---\n\nText.\n')
    const inputs = { base: '/docs', 'site-url': 'https://example.com', args: '--strict\n--workers 1\n' }
    const { status, stderr } = runStep('Build', inputs, folder)
    expect(stderr).toContain('No problems.')
    expect(status).toBe(0)
    expect(readFileSync(join(folder, 'site/index.html'), 'utf8')).toContain('https://example.com/docs/')
  })

  it('builds without options, and runs nothing that an input contains', () => {
    const folder = createRepository('---\ntitle: A\n---\n\nText.\n')
    expect(runStep('Build', {}, folder).status).toBe(0)
    runStep('Build', { args: '$(touch pwned) `touch pwned`; touch pwned', base: '"; touch pwned; "' }, folder)
    expect(existsSync(join(folder, 'pwned'))).toBe(false)
  })

  it('annotates problems in the files of the repository, and fails for errors', () => {
    const folder = createRepository('---\ntitle: A\n---\n\n<Note>\n')
    const { status, stdout } = runStep('Check', {}, folder)
    expect(stdout).toMatch(/^::error file=docs\/index\.mdx,line=5,/m)
    expect(status).toBe(1)
  })

  it('passes inputs to the shell only as variables', () => {
    for (const { run = '' } of action.runs.steps) expect(run).not.toContain('${{')
  })
})
