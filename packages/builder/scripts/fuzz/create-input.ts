import { readFileSync } from 'node:fs'
import { createRandom, type Random } from '../../bench/create-random.ts'
import type { FuzzInput, InputKind } from './fuzz-input.ts'
import type { Seeds } from './list-seeds.ts'
import { MUTATORS } from './mutators/mutators.ts'
import { selectPaths } from './select-paths.ts'
import { LAST_TEXT } from './to-site.ts'

/** Pages have the richest syntax, so most inputs are pages. */
const SHARES: readonly InputKind[] = ['page', 'page', 'page', 'page', 'snippet', 'spec', 'spec', 'config']

const MAX_MUTATIONS = 6
const MAX_LENGTH = 15_000

/** Creates an input from a seed and its number. The same files, seed and number give the same input. */
export function createInput(seeds: Seeds, seed: number, index: number): FuzzInput {
  const random = createRandom(seed * 1_000_003 + index)
  const kind = random.pick(SHARES)
  let text = readSeed(kind, seeds, random)
  for (let left = random.int(1, MAX_MUTATIONS); left > 0; left--) {
    const mutate = random.pick(MUTATORS[kind])
    text = mutate(text, random, () => readSeed(kind, seeds, random)).slice(0, MAX_LENGTH)
  }
  if (kind === 'page' && random.chance(0.5)) text += `\n\n${LAST_TEXT}\n`
  // A file that is read as UTF-8 never contains half of a character.
  return { kind, text: text.toWellFormed() }
}

function readSeed(kind: InputKind, seeds: Seeds, random: Random): string {
  switch (kind) {
    case 'page':
    case 'snippet':
      return selectLines(readFileSync(random.pick(seeds.pages), 'utf8'), random)
    case 'spec':
      return selectPaths(readFileSync(random.pick(seeds.specs), 'utf8'), random)
    case 'config':
      return readFileSync(random.pick(seeds.configs), 'utf8')
  }
}

/** A part of most pages: mutations in short texts meet more often. */
function selectLines(text: string, random: Random): string {
  if (random.chance(0.1)) return text
  const lines = text.split('\n')
  const start = random.chance(0.2) ? 0 : random.int(0, lines.length - 1)
  return lines.slice(start, start + random.int(1, 40)).join('\n')
}
