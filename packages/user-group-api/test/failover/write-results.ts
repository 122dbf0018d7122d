import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { replaceRegion } from '../replace-region.ts'
import type { Findings } from './start-load.ts'

/** What happened to the service while something was repeatedly taken away from it. */
export interface Result {
  name: string
  rounds: number
  findings: Findings
  /** Seconds. */
  longestPause: number
}

export interface MemoryResult {
  instance: number
  /** MB after the warm-up and at the end. */
  start: number
  end: number
  /** MB per minute. */
  slope: number
}

const PAGE = fileURLToPath(new URL('../../../../docs/api/failover.mdx', import.meta.url))
/** Returns the measured results as Markdown. */
export function toMarkdown(results: readonly Result[], memory: readonly MemoryResult[], minutes: number): string {
  const format = (value: number) => value.toLocaleString('en-US')
  const rows = results.map(({ name, rounds, findings, longestPause }) =>
    [
      name,
      rounds,
      format(findings.acknowledged),
      findings.lost.length,
      findings.duplicates.length,
      `${longestPause.toFixed(1)} s`,
    ].join(' | '),
  )
  const memoryRows = memory.map(({ instance, start, end, slope }) =>
    [
      `Instance ${instance}`,
      `${start.toFixed(0)} MB`,
      `${end.toFixed(0)} MB`,
      `${slope.toFixed(2)} MB per minute`,
    ].join(' | '),
  )
  return [
    '| What was taken away | Times | Acknowledged writes | Lost | Duplicates | Longest time without service |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
    '',
    `Memory under full load for ${minutes} minutes, after a warm-up:`,
    '',
    '| | Start | End | Slope |',
    '| --- | --- | --- | --- |',
    ...memoryRows.map((row) => `| ${row} |`),
    '',
    `Measured with Node ${process.versions.node} on a machine with ${cpus().length} cores that also ran the clients, with \`TTL=8 LOOP_WAIT=1 RETRY_TIMEOUT=3\`.`,
  ].join('\n')
}

/** Replaces the results on the page of the documentation. */
export function writeResults(markdown: string): void {
  const page = readFileSync(PAGE, 'utf8')
  writeFileSync(PAGE, replaceRegion(page, 'packages/user-group-api/test/failover', markdown))
}
