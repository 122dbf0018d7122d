import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { toTable } from '../to-table.ts'
import { SHAPES } from './shapes.ts'

const SIZES = [10_000, 20_000, 40_000, 80_000]

/** Milliseconds after which the builds of a shape count as hanging. */
const TIMEOUT = 120_000

/** Milliseconds below which differences are noise. */
const NOISE = 200

/** The greatest exponent that counts as about linear. */
const MAX_EXPONENT = 1.3

interface MeasuredShape {
  name: string
  parser: string
  /** CPU time for each size, in milliseconds. Undefined where the build failed or took too long. */
  times: (number | undefined)[]
  /** The time grows with this power of the size. Undefined if a build failed. */
  exponent: number | undefined
}

/**
 * Builds a page of every shape in four sizes with both parsers. Returns a table, and whether every exponent is at most
 * {@link MAX_EXPONENT}.
 */
export async function measureShapes(report: (text: string) => void): Promise<{ table: string; isLinear: boolean }> {
  const measured: MeasuredShape[] = []
  for (const { name } of SHAPES) {
    report(`Building ${name}`)
    measured.push(await measureShape(name, 'native'), await measureShape(name, 'reference'))
  }
  const rows = measured.map(({ name, parser, times, exponent }) => [
    `${name} (${parser})`,
    ...times.map((time) => (time === undefined ? 'failed' : `${Math.round(time)} ms`)),
    exponent?.toFixed(2) ?? '–',
  ])
  const head = ['Shape', ...SIZES.map((size) => `${size / 1000} kB`), 'Exponent']
  const isLinear = measured.every(({ exponent }) => exponent !== undefined && exponent <= MAX_EXPONENT)
  return { table: toTable(head, rows), isLinear }
}

function measureShape(name: string, parser: string): Promise<MeasuredShape> {
  return new Promise((resolve) => {
    const file = join(import.meta.dirname, 'build-shape.js')
    const args = [file, name, parser, ...SIZES.map(String)]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT)
    child.on('close', () => {
      clearTimeout(timer)
      const lines = output.split('\n').slice(0, -1)
      const times = SIZES.map((_size, index) => (lines[index] === undefined ? undefined : Number(lines[index])))
      resolve({ name, parser, times, exponent: toExponent(times) })
    })
  })
}

/** The slope of the line through the logarithms of size and time. Times below the noise count as the noise. */
export function toExponent(times: readonly (number | undefined)[]): number | undefined {
  if (times.some((time) => time === undefined)) return undefined
  const points = times.map(
    (time, index) => [Math.log(SIZES[index] ?? 1), Math.log(Math.max(time ?? 0, NOISE))] as const,
  )
  const [meanX, meanY] = [0, 1].map(
    (axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length,
  )
  const slope = points.reduce((sum, [x, y]) => sum + (x - (meanX ?? 0)) * (y - (meanY ?? 0)), 0)
  return slope / points.reduce((sum, [x]) => sum + (x - (meanX ?? 0)) ** 2, 0)
}
