import { parseArgs } from 'node:util'

/** The validated arguments after `npm run bench --`. */
export interface BenchArguments {
  /** Page counts of the sites to build, in ascending order. */
  sizes: readonly number[]
  runs: number
  /** Names of other site generators. */
  peers: readonly string[]
  /** The builds to measure for them: `cold`, optionally followed by others, separated by commas. */
  modes: string
  /** Folder of the scripts that run them. */
  harness: string
  /** Folder for their installations and sites. */
  peerHome: string
  /** The page whose tables to replace. */
  write?: string
  /** Whether to measure only pages that are expensive to parse. */
  shapes: boolean
  /** Whether to measure only `spearmint mcp`. */
  mcp: boolean
  /** Whether to ask only the questions about real sites. */
  questions: boolean
  /** Folder of the real sites. */
  corpus: string
  help: boolean
}

const MODES = ['cold', 'warm', 'touch']

/**
 * Parses the options of the benchmark.
 *
 * @throws if an option is invalid, so that a run without measurements never replaces tables
 */
export function parseBenchOptions(args: readonly string[]): BenchArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      sizes: { type: 'string' },
      runs: { type: 'string' },
      peers: { type: 'string', default: '' },
      modes: { type: 'string', default: 'cold' },
      harness: { type: 'string', default: '../shared/bench' },
      'peer-home': { type: 'string', default: '/tmp/bench' },
      write: { type: 'string' },
      shapes: { type: 'boolean', default: false },
      mcp: { type: 'boolean', default: false },
      questions: { type: 'boolean', default: false },
      corpus: { type: 'string', default: '../shared/corpus' },
      help: { type: 'boolean', default: false },
    },
  })
  const { quick, peers, modes, harness, 'peer-home': peerHome, write, shapes, mcp, questions, corpus, help } = values
  if (quick && (peers !== '' || write !== undefined)) {
    throw new Error('--quick cannot be combined with --peers or --write: its figures come from a single run.')
  }
  const { sizes = quick ? '20,1000' : '20,100,1000,5000', runs = quick ? '1' : '3' } = values
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
    shapes,
    mcp,
    questions,
    corpus,
    help,
  }
}

function parseCount(option: string, written: string): number {
  if (/^[1-9]\d*$/.test(written)) return Number(written)
  throw new Error(`--${option}: "${written}" is not a whole number greater than 0.`)
}

function checkModes(written: string): string {
  const modes = written.split(',')
  const unknown = modes.find((mode) => !MODES.includes(mode))
  if (unknown !== undefined)
    throw new Error(`--modes: "${unknown}" is not a mode. Expected one of ${MODES.join(', ')}.`)
  if (!modes.includes('cold'))
    throw new Error(`--modes: "${written}" must include "cold", which the others are compared with.`)
  return written
}
