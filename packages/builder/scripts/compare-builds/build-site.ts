import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { FileTree } from './normalize-tree.ts'
import { type CommandOptions, runCommand } from './run-command.ts'

/** What a build of a site wrote and reported. */
export interface SiteBuild {
  files: FileTree
  /** The exit code, and every diagnostic without its message. */
  report: string[]
}

/** The parts of a diagnostic that must stay. Messages may be reworded. */
interface ReportedDiagnostic {
  code: string
  severity: string
  file?: string
  line?: number
  column?: number
}

/** Both commits get the same arguments, so that the output cannot depend on them. */
const OUT = 'out'
const OPTIONS = ['--no-cache', '--json', '--site-url', 'https://docs.example.com']

/**
 * Builds a site with the command of a checkout.
 *
 * @param checkout root of the repository, built
 * @throws Error when the command prints no report or writes no files
 */
export async function buildSite(checkout: string, site: string, options: CommandOptions): Promise<SiteBuild> {
  const out = join(options.cwd, OUT)
  rmSync(out, { recursive: true, force: true })
  const command = join(checkout, 'packages/builder/bin/spearmint.js')
  const args = [command, 'build', site, '--out', OUT, ...OPTIONS]
  const { exitCode, stdout, stderr } = await runCommand(process.execPath, args, options)
  const diagnostics = parseDiagnostics(stdout)
  if (diagnostics === undefined) throw new Error(`${command} exited with code ${exitCode}:\n${stderr.trim()}`)
  const files = readTree(out)
  // Two builds that write nothing would count as identical.
  if (files.size === 0) throw new Error(`${command} wrote no files. It exited with code ${exitCode}:\n${stderr.trim()}`)
  return { files, report: [`exit code ${exitCode}`, ...diagnostics.map(toReportLine)] }
}

function parseDiagnostics(stdout: string): ReportedDiagnostic[] | undefined {
  try {
    return (JSON.parse(stdout) as { diagnostics: ReportedDiagnostic[] }).diagnostics
  } catch {
    return undefined
  }
}

function toReportLine({ code, severity, file = '', line = 0, column = 0 }: ReportedDiagnostic): string {
  return `${file}:${line}:${column} ${severity} ${code}`
}

/** Reads every file below a folder. A folder that does not exist has none. */
function readTree(folder: string): FileTree {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [relative(folder, path).split(sep).join('/'), readFileSync(path)]
    }),
  )
}
