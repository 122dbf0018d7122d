import { describe, expect, it } from 'vitest'
import type { StampedFile } from '../../core/index.ts'
import type { StepFiles } from '../build-manifest.ts'
import { BuildSteps } from './build-steps.ts'

const FILE = { path: 'a.txt', size: 1, modified: 5 }

/** An output that lists what is written to it and holds these files of an earlier build. */
function createOutput(earlier: readonly StampedFile[] = []) {
  const written: string[] = []
  const add = (path: string): void => void written.push(path)
  const held = new Map(earlier)
  return {
    written,
    output: {
      write: add,
      append: add,
      copy: add,
      reuse: (files: readonly StampedFile[]) => files.every(([path, stamp]) => held.get(path) === stamp),
    },
  }
}

async function run(known: StepFiles, earlier: readonly StampedFile[] = []) {
  const { written, output } = createOutput(earlier)
  const steps = new BuildSteps(output, known)
  await steps.run('page 1', (out) => {
    out.write('a.html', '')
    out.write('a.md', '')
  })
  await steps.copy('a.txt', FILE)
  return { written, steps }
}

const STAMPS: StampedFile[] = [
  ['a.html', '1'],
  ['a.md', '2'],
  ['a.txt', '3'],
]

describe('BuildSteps', () => {
  it('skips a step that the last build ran with the same key, while its files are unchanged', async () => {
    const { steps } = await run({})
    const known = steps.toManifest(STAMPS, { withCopies: true })
    expect(known).toEqual({ 'page 1': STAMPS.slice(0, 2), 'copy a.txt 1 5': STAMPS.slice(2) })
    const again = await run(known, STAMPS)
    expect(again.written).toEqual([])
    expect(again.steps.toManifest(STAMPS, { withCopies: true })).toEqual(known)
    expect((await run(known, [...STAMPS.slice(0, 1), ...STAMPS.slice(2)])).written).toEqual(['a.html', 'a.md'])
  })

  it('leaves copies out of the manifest when files changed during the build', async () => {
    const { steps } = await run({})
    expect(Object.keys(steps.toManifest(STAMPS, { withCopies: false }))).toEqual(['page 1'])
  })

  it('leaves out a step with a file that could not be placed', async () => {
    const { steps } = await run({})
    expect(Object.keys(steps.toManifest(STAMPS.slice(1), { withCopies: true }))).toEqual(['copy a.txt 1 5'])
  })

  it('copies a file whose modification time is not known in every build', async () => {
    const { written, output } = createOutput()
    const steps = new BuildSteps(output)
    await steps.copy('a.txt', undefined)
    expect(written).toEqual(['a.txt'])
    expect(steps.toManifest([['a.txt', '3']], { withCopies: true })).toEqual({})
  })
})
