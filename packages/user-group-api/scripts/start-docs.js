/**
 * `npm start`: our own documentation, and beside it the sample API that its pages send requests to. The data of the API
 * stands in a folder that is gone at the end. One Ctrl+C stops both.
 */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { startService } from '../dist/index.js'

/** Where the pages look for the API, and the token that their forms hold at first (`x-default` in docs/api). */
const API = 'http://127.0.0.1:4600'
const TOKEN = 'my-first-token'
const OUT = 'docs/dist'

const folder = mkdtempSync(join(tmpdir(), 'spearmint-start-'))
let running
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => running?.kill(signal))

const service = await startApi()
try {
  const docs = service.url === API ? 'docs' : copyDocs(service.url)
  process.exitCode = await runSpearmint('build', docs, '--out', OUT)
  if (process.exitCode === 0) {
    process.stderr.write(
      `The sample API is on ${service.url}, with the token "${TOKEN}". Its data is gone when you stop it.\n`,
    )
    process.exitCode = await runSpearmint('preview', OUT)
  }
} finally {
  await service.stop()
  rmSync(folder, { recursive: true })
}

/** Where the pages look for it; where something else is there, on any free port. */
async function startApi() {
  const options = { folder: join(folder, 'data'), apiToken: TOKEN }
  try {
    return await startService({ ...options, port: Number(new URL(API).port) })
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error
    process.stderr.write(`${new URL(API).host} is taken; the sample API and its pages use another port.\n`)
    return startService(options)
  }
}

/** A copy of the pages that look for the API somewhere else. */
function copyDocs(url) {
  const copy = join(folder, 'docs')
  cpSync('docs', copy, { recursive: true, filter: (path) => basename(path) !== 'dist' })
  for (const path of readdirSync(copy, { recursive: true })) {
    if (!/\.(?:mdx|json)$/.test(path)) continue
    const text = readFileSync(join(copy, path), 'utf8')
    if (text.includes(API)) writeFileSync(join(copy, path), text.replaceAll(API, url))
  }
  return copy
}

/** Runs a command of ours to its end; gives its exit code. */
function runSpearmint(...args) {
  running = spawn(process.execPath, ['packages/builder/bin/spearmint.js', ...args], { stdio: 'inherit' })
  return new Promise((resolve) => running.once('exit', (code) => resolve(code ?? 1)))
}
