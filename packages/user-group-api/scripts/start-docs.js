/**
 * Runs `npm start`: builds and serves our documentation next to the sample API that its pages send requests to. The data of
 * the API is in a temporary folder. Ctrl+C stops both.
 */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { startService } from '../dist/index.js'

/** Where the pages expect the API, and the token that their forms are prefilled with (`x-default` in docs/api). */
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
      `The sample API is on ${service.url} with the token "${TOKEN}". Its data is deleted when you stop it.\n`,
    )
    process.exitCode = await runSpearmint('preview', OUT)
  }
} finally {
  await service.stop()
  rmSync(folder, { recursive: true })
}

/** Starts the API where the pages expect it, or on a free port if that one is in use. */
async function startApi() {
  const options = { folder: join(folder, 'data'), apiToken: TOKEN }
  try {
    return await startService({ ...options, port: Number(new URL(API).port) })
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error
    process.stderr.write(`${new URL(API).host} is in use; the sample API and its pages use another port.\n`)
    return startService(options)
  }
}

/** Copies the pages and points the copy to another URL of the API. */
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

/** Runs a spearmint command and returns its exit code. */
function runSpearmint(...args) {
  running = spawn(process.execPath, ['packages/builder/bin/spearmint.js', ...args], { stdio: 'inherit' })
  return new Promise((resolve) => running.once('exit', (code) => resolve(code ?? 1)))
}
