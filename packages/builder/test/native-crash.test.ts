import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { COMMAND, createFolder } from './run-spearmint.ts'
import { writeFiles } from './temp-folders.ts'

/** Where `satteri` is installed. */
const SATTERI = import.meta.resolve('satteri')

/** A `satteri` that crashes the process when it reads a certain text. */
const CRASHING = `
  import * as real from ${JSON.stringify(SATTERI)}
  export const markdownToMdast = real.markdownToMdast
  export function mdxToMdast(text, options) {
    if (text.includes('fatal')) for (;;) process.kill(process.pid, 'SIGSEGV')
    return real.mdxToMdast(text, options)
  }`

const folder = createFolder()
const site = join(folder, 'site')
const preload = join(folder, 'preload.mjs')

beforeAll(() => {
  const wrapper = pathToFileURL(join(folder, 'satteri.mjs')).href
  writeFileSync(join(folder, 'satteri.mjs'), CRASHING)
  const hooks = `export const resolve = (name, context, next) =>
    name === 'satteri' ? { url: ${JSON.stringify(wrapper)}, shortCircuit: true } : next(name, context)`
  const url = `data:text/javascript,${encodeURIComponent(hooks)}`
  writeFileSync(preload, `import { register } from 'node:module'\nregister(${JSON.stringify(url)})\n`)
  writeFiles(site, {
    'mint.json': JSON.stringify({ name: 'A', navigation: [{ group: 'All', pages: ['a', 'b'] }] }),
    'a.mdx': '# First\n\nA **fatal** text.\n',
    'b.mdx': '# Second\n\nAnother *text*.\n',
  })
})

function run(args: readonly string[], userCache: string) {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    NODE_OPTIONS: `--import=${pathToFileURL(preload).href}`,
    XDG_CACHE_HOME: join(folder, userCache),
  }
  return spawnSync(process.execPath, [COMMAND, ...args], { cwd: folder, env, encoding: 'utf8' })
}

describe('a text that crashes the native parser', () => {
  it.each([
    ['a build', ['build', 'site', '--out', 'out-cache']],
    ['a build in threads', ['build', 'site', '--out', 'out-threads', '--workers', '2', '--cache', 'cache']],
    ['a build without a cache', ['build', 'site', '--out', 'out-no-cache', '--no-cache']],
    ['a check', ['check', 'site']],
  ])('ends %s, and no other after it', { timeout: 120_000 }, (name, args) => {
    expect(run(args, name).signal).toBe('SIGSEGV')
    for (let round = 0; round < 2; round++) {
      const { status, stderr } = run(args, name)
      expect(status, stderr).toBe(0)
    }
    const [, , , out] = args
    if (out !== undefined) expect(readFileSync(join(folder, out, 'a.html'), 'utf8')).toContain('<strong>fatal</strong>')
  })

  it('does not end a build with the reference parser', { timeout: 60_000 }, () => {
    const args = ['build', 'site', '--out', 'out-reference', '--no-cache', '--parser', 'reference']
    expect(run(args, 'reference').status).toBe(0)
  })
})
