import { parseArgs } from 'node:util'

/** The words after `npm run bench --`, checked. */
export interface BenchWords {
  /** Pages of the sites to build, from few to many. */
  sizes: readonly number[]
  runs: number
  /** Names of other builders. */
  peers: readonly string[]
  /** What these build: `cold`, or `cold` and others, with commas between. */
  modes: string
  /** Folder of the scripts that run them, and the one where they keep installs and sites. */
  harness: string
  peerHome: string
  /** Page whose tables are to be replaced. */
  write?: string
  help: boolean
}

const MODES = ['cold', 'warm', 'touch']

/**
 * Reads the options of the benchmark.
 *
 * @throws when one cannot be used: a run that measures nothing must not write its tables
 */
export function parseBenchOptions(words: readonly string[]): BenchWords {
  const { values } = parseArgs({
    args: [...words],
    options: {
      sizes: { type: 'string', default: '20,100,1000,5000' },
      runs: { type: 'string', default: '3' },
      peers: { type: 'string', default: '' },
      modes: { type: 'string', default: 'cold' },
      harness: { type: 'string', default: '../shared/bench' },
      'peer-home': { type: 'string', default: '/tmp/bench' },
      write: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const { sizes, runs, peers, modes, harness, 'peer-home': peerHome, write, help } = values
  return {
    sizes: sizes
      .split(',')
      .map((size) => parseCount('sizes', size))
      .sort((a, b) => a - b),
    runs: parseCount('runs', runs),
    peers: peers.split(',').filter(Boolean),
    modes: checkModes(modes),
    harness,
    peerHome,
    ...(write !== undefined && { write }),
    help,
  }
}

function parseCount(option: string, written: string): number {
  if (/^[1-9]\d*$/.test(written)) return Number(written)
  throw new Error(`--${option}: "${written}" is no count. Expected a whole number from 1 on.`)
}

function checkModes(written: string): string {
  const modes = written.split(',')
  const unknown = modes.find((mode) => !MODES.includes(mode))
  if (unknown !== undefined) throw new Error(`--modes: "${unknown}" is none. Expected one of ${MODES.join(', ')}.`)
  if (!modes.includes('cold')) throw new Error(`--modes: "${written}" lacks "cold", beside which the others are told.`)
  return written
}
