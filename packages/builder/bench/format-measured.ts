import type { Measured } from './measured.ts'

/** Formats a number with three significant digits, without decimals from 100 on. */
export function formatNumber(value: number | undefined): string {
  if (value === undefined) return '–'
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

/** Formats `value` as a multiple of `base`. */
export function formatRatio(value: number | undefined, base: number | undefined): string {
  return value === undefined || base === undefined || base === 0 ? '–' : `${formatNumber(value / base)} ×`
}

/** Formats bytes as kB (1,000 bytes). */
export function formatKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

/** CPU time, wall-clock time and memory as table cells. */
export function toCells(measured: Measured): string[] {
  return [formatNumber(measured.cpu), formatNumber(measured.wall), formatNumber(measured.memory)]
}
