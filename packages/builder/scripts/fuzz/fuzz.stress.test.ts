import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { createInput } from './create-input.ts'
import { createSupervisor } from './create-supervisor.ts'
import { type FuzzInput, INPUT_KINDS } from './fuzz-input.ts'
import { FuzzReport } from './fuzz-report.ts'
import { listSeeds } from './list-seeds.ts'
import { minimize } from './minimize.ts'
import { parseFuzzOptions } from './parse-fuzz-options.ts'

const toPath = (path: string) => fileURLToPath(new URL(path, import.meta.url))

describe('createInput', () => {
  const seeds = listSeeds([
    toPath('../../../../docs'),
    toPath('../../test/fixtures/site'),
    toPath('../../test/openapi'),
  ])
  const inputs = Array.from({ length: 100 }, (_, index) => createInput(seeds, 1, index))

  it('creates inputs of every kind, each a different one', () => {
    expect(new Set(inputs.map(({ kind }) => kind))).toEqual(new Set(INPUT_KINDS))
    expect(new Set(inputs.map(({ text }) => text)).size).toBeGreaterThan(90)
  })

  it('creates the same input for the same seed and number, in any order', () => {
    for (const index of [99, 0, 42]) expect(createInput(seeds, 1, index)).toEqual(inputs[index])
    expect(createInput(seeds, 2, 42)).not.toEqual(inputs[42])
  })

  it('creates texts that a file may contain', () => {
    for (const { text } of inputs) expect(Buffer.from(text).toString()).toBe(text)
  })
})

describe('minimize', () => {
  it('removes lines and characters that are not needed', async () => {
    const text = Array.from({ length: 200 }, (_, line) => `line ${line} (${'x'.repeat(line % 7)})`).join('\n')
    const fails = async (part: string) => /17[\s\S]*8\d/.test(part)
    expect(await minimize(text, fails)).toMatch(/^17\s*8\d$/)
  })

  it('stops after some attempts', async () => {
    let attempts = 0
    const fails = async () => ++attempts < 0
    await minimize('a\n'.repeat(1_000), fails, { attempts: 50, milliseconds: 60_000 })
    expect(attempts).toBe(50)
  })
})

describe('createSupervisor', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spearmint-fuzz-'))
  const file = join(folder, 'process.mjs')
  // A process that does what its input says.
  writeFileSync(
    file,
    `process.on('message', ({ text }) => {
      if (text === 'crash') process.kill(process.pid, 'SIGSEGV')
      else if (text === 'exit') process.exit(7)
      else if (text === 'hang') for (;;) {}
      else if (text === 'wait') setTimeout(() => process.send({ failures: [], longest: 1 }), 2_500)
      else process.send({ failures: [], longest: text === 'slow' ? 5_000 : 1 })
    })
    process.send({ failures: [], longest: 0 })`,
  )
  const supervisor = createSupervisor(file, 500)
  const run = (text: string) => supervisor.run({ kind: 'page', text } satisfies FuzzInput)
  afterEach(() => supervisor.close())

  it.each([
    ['crash', 'crash', 'SIGSEGV'],
    ['exit', 'crash', 'exit code 7'],
    ['hang', 'hang', 'takes more than 0.5 seconds'],
    ['slow', 'hang', 'takes more than 0.5 seconds'],
  ])(
    'reports an input that makes the process %s, and runs the next one',
    { timeout: 30_000 },
    async (text, kind, message) => {
      expect((await run(text)).failures).toEqual([{ kind, check: 'supervisor', message }])
      expect(await run('fine')).toEqual({ failures: [], longest: 1 })
    },
  )

  it('waits for a process that gets no CPU time', { timeout: 30_000 }, async () => {
    expect(await run('wait')).toEqual({ failures: [], longest: 1 })
  })

  it('fails if the process cannot start', async () => {
    writeFileSync(file, 'process.exit(3)')
    const broken = createSupervisor(file, 5_000)
    await expect(broken.run({ kind: 'page', text: '' })).rejects.toThrow('could not start: exit code 3')
    rmSync(folder, { recursive: true })
  })
})

describe('FuzzReport', () => {
  it('counts inputs and failures', () => {
    const report = new FuzzReport()
    report.add({ index: 3, kind: 'page', failures: [], longest: 20 })
    const failure = { kind: 'lost', check: 'a', message: 'b' } as const
    report.add({ index: 4, kind: 'spec', failures: [failure, failure], longest: 10 })
    expect(report.format()).toBe(
      '2 inputs (page 1, snippet 0, spec 1, config 0); failures: throw 0, failed-page 0, difference 0, lost 1, hang 0, crash 0; longest step 20 ms (input 3)',
    )
  })
})

describe('parseFuzzOptions', () => {
  it('has defaults', () => {
    expect(parseFuzzOptions([])).toMatchObject({ minutes: 1, seed: 1, from: 0, help: false })
    expect(parseFuzzOptions(['--minutes', '0.5', '--seed', '7'])).toMatchObject({ minutes: 0.5, seed: 7 })
  })

  it.each([['--minutes=x'], ['--seed=-1'], ['--from=1.5'], ['--unknown']])('rejects %s', (option) => {
    expect(() => parseFuzzOptions([option])).toThrow()
  })
})
