import type { Measured } from './measured.ts'

/** A number with as many digits as can be told apart: three, but none after the point from a hundred on. */
export function formatNumber(value: number | undefined): string {
  if (value === undefined) return '–'
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

/** How often `base` goes into `value`. */
export function formatRatio(value: number | undefined, base: number | undefined): string {
  return value === undefined || base === undefined || base === 0 ? '–' : `${formatNumber(value / base)} ×`
}

/** Bytes as kB of a thousand. */
export function formatKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

/** Processor, wall and memory as cells. */
export function toCells(measured: Measured): string[] {
  return [formatNumber(measured.cpu), formatNumber(measured.wall), formatNumber(measured.memory)]
}
