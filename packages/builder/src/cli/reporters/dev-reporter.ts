import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { DevSite } from '../../build/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import { toJsonDiagnostic } from './json/to-json-diagnostic.ts'
import { formatDiagnostics } from './text/format-diagnostics.ts'
import { formatDuration } from './text/format-duration.ts'
import { formatOtherUrls } from './text/format-other-urls.ts'
import { toCount } from './text/to-count.ts'
import { toOneLine } from './text/to-one-line.ts'
import { wantsColor } from './text/wants-color.ts'
import { toSortedDiagnostics } from './to-sorted-diagnostics.ts'

/** Files that are named when many change at once. */
const MAX_NAMED = 3

/** The folder of the site, as far as problems are about it. */
interface ReportedFolder {
  readText(path: string): string | undefined
  diagnostics(): readonly Diagnostic[]
}

/** Reports what happens to a site under development: text on stderr, or with `json` one object per event on stdout. */
export class DevReporter {
  readonly #site: DevSite
  readonly #folder: ReportedFolder
  readonly #json: boolean
  readonly #environment: Pick<CliEnvironment, 'stdout' | 'stderr' | 'variables'>
  /** The problems that were reported last. Without any, nothing is reported at first. */
  #reported = '[]'

  constructor(
    site: DevSite,
    folder: ReportedFolder,
    { json, environment }: { json: boolean; environment: Pick<CliEnvironment, 'stdout' | 'stderr' | 'variables'> },
  ) {
    this.#site = site
    this.#folder = folder
    this.#json = json
    this.#environment = environment
  }

  reportListening(
    dir: string,
    { url, port, others }: { url: string; port: number; others: readonly string[] },
    durationMs: number,
  ): void {
    const pages = this.#site.countPages()
    const count = pages === undefined ? 'the configuration cannot be used yet' : toCount(pages, 'page')
    const versions = this.#site.hasOtherVersions?.()
      ? '\nVersions from Git are not shown here. Run "npx spearmint build" to see them.'
      : ''
    const text = `${count}, ready in ${formatDuration(durationMs)}${versions}\nShowing "${dir}" on ${url} (Ctrl+C stops it)`
    const diagnostics = this.#site.diagnostics().map(toJsonDiagnostic)
    this.#report('listening', text, { url, port, pages: pages ?? 0, diagnostics })
    if (!this.#json) this.#environment.stderr.write(formatOtherUrls(others))
  }

  /** @param paths Files that changed. Empty if that is not known. */
  reportChange(paths: readonly string[]): void {
    if (paths.length > 0) {
      const diagnostics = this.#site.diagnostics().map(toJsonDiagnostic)
      this.#report('change', `${formatPaths(paths)} changed`, { files: paths, diagnostics })
    }
    this.reportProblems()
  }

  /** Reports the problems if they differ from those reported last. */
  reportProblems(): void {
    const diagnostics = toSortedDiagnostics([...this.#site.diagnostics(), ...this.#folder.diagnostics()], false)
    const current = JSON.stringify(diagnostics)
    if (current === this.#reported) return
    this.#reported = current
    if (this.#json) {
      this.#report('problems', '', { diagnostics: diagnostics.map(toJsonDiagnostic) })
      return
    }
    const { stderr } = this.#environment
    const color = wantsColor(this.#environment)
    const text = formatDiagnostics(diagnostics, { readText: (path) => this.#folder.readText(path), color })
    stderr.write(text === '' ? 'No problems.\n' : text)
  }

  #report(event: string, text: string, facts: object): void {
    if (this.#json) this.#environment.stdout.write(`${JSON.stringify({ event, ...facts })}\n`)
    else this.#environment.stderr.write(`${text}\n`)
  }
}

function formatPaths(paths: readonly string[]): string {
  const named = paths.slice(0, MAX_NAMED).map(toOneLine).join(', ')
  return paths.length > MAX_NAMED ? `${named} and ${toCount(paths.length - MAX_NAMED, 'more file')}` : named
}
