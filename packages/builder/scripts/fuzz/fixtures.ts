import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Failure, type FuzzInput, INPUT_KINDS } from './fuzz-input.ts'

/** The file of each kind of input in the folder of a fixture. */
const FILES = { page: 'page.mdx', snippet: 'snippet.mdx', spec: 'openapi.yaml', config: 'mint.json' } as const

/** Saves an input and how it failed. Returns the folder, which is named after both. */
export function writeFixture(folder: string, { kind, text }: FuzzInput, failure: Failure): string {
  const hash = createHash('sha1').update(kind).update(text).digest('hex').slice(0, 8)
  const path = join(folder, `${failure.kind}-${kind}-${hash}`)
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, FILES[kind]), text)
  writeFileSync(join(path, 'failure.txt'), `${failure.kind} in ${failure.check}: ${failure.message}\n`)
  return path
}

/** Reads the inputs of a folder by name. */
export function readFixtures(folder: string): [name: string, input: FuzzInput][] {
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  return names.flatMap((name) =>
    INPUT_KINDS.flatMap((kind): [string, FuzzInput][] => {
      const path = join(folder, name, FILES[kind])
      return existsSync(path) ? [[name, { kind, text: readFileSync(path, 'utf8') }]] : []
    }),
  )
}
