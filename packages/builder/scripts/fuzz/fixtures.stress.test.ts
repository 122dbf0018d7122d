import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { packageData } from '../../src/build/testing/create-test-io.ts'
import type { NativeParser } from '../../src/content/native-parser/create-native-parser.ts'
import { readFixtures, writeFixture } from './fixtures.ts'
import type { FuzzInput } from './fuzz-input.ts'
import { runChecks } from './run-checks.ts'

const FOLDER = fileURLToPath(new URL('../../test/fixtures/fuzz/', import.meta.url))

let native: NativeParser
beforeAll(async () => {
  native = (await packageData.loadNativeParser()) as NativeParser
})

const check = (input: FuzzInput) => runChecks(input, { packageData, native, onStep: () => {} })

describe('an input that failed once', () => {
  const fixtures = readFixtures(FOLDER)

  it('is in every folder of the fixtures', () => {
    expect(fixtures.map(([name]) => name)).toEqual(readdirSync(FOLDER).sort())
  })

  it.each(fixtures)('does not fail again: %s', { timeout: 60_000 }, async (_name, input) => {
    expect(await check(input)).toEqual([])
  })
})

describe('runChecks', () => {
  it.each<FuzzInput>([
    { kind: 'page', text: '# Title\n\n{1 + 1} <Note>Text</Note>\n\nlastwords\n' },
    { kind: 'snippet', text: '**Text** {a.b}' },
    { kind: 'spec', text: '{"openapi":"3.1.0","info":{},"paths":{"/a":{"get":{}}}}' },
    { kind: 'config', text: '{"name":"A","navigation":[{"group":"B","pages":["a/b"]}]}' },
    { kind: 'config', text: 'null' },
  ])('finds nothing wrong with $kind $text', { timeout: 60_000 }, async (input) => {
    expect(await check(input)).toEqual([])
  })

  it('reports what a check throws, and what differs between the parsers', { timeout: 60_000 }, async () => {
    const broken: NativeParser = { ...native, parseMdx: (text) => native.parseMdx(text.replace('A', 'B')) }
    const failing = {
      ...packageData,
      loadClient: () => Promise.reject(new TypeError('no client')),
    }
    const found = await runChecks(
      { kind: 'page', text: 'A' },
      { packageData: failing, native: broken, onStep: () => {} },
    )
    expect(found.map(({ kind, check }) => `${kind} ${check}`)).toContain('difference compareParsers')
    expect(found).toContainEqual({
      kind: 'throw',
      check: 'buildWholeSite',
      message: expect.stringContaining('TypeError: no client'),
    })
  })
})

describe('writeFixture', () => {
  it('saves what readFixtures returns', () => {
    const folder = mkdtempSync(join(tmpdir(), 'spearmint-fuzz-'))
    const input: FuzzInput = { kind: 'spec', text: '\u{7F}\r\n{' }
    writeFixture(folder, input, { kind: 'throw', check: 'parseSpec', message: 'a' })
    expect(readFixtures(folder)).toEqual([[expect.stringMatching(/^throw-spec-[\da-f]{8}$/), input]])
    rmSync(folder, { recursive: true })
  })
})
