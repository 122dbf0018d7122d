import { type Diagnostic, type SourceRange, START_OF_FILE, toDiagnosticUrl } from '@spearmint/config'
import type { Page } from '../../core/index.ts'
import { type NavigationEntry, toConfigPath } from './list-entries.ts'

/** Finds the place of a value in the text of the configuration file: `['navigation', 0, 'pages', 2]`. */
export type LocateInConfig = (path: (string | number)[]) => SourceRange

/**
 * Collects what only the finished navigation shows to be wrong. Each method reports one problem. What the configuration
 * and the list of files show is reported by `@spearmint/config`.
 */
export interface NavigationProblems {
  diagnostics: Diagnostic[]
  /** No version of this site shows the page. */
  unshownPage(entry: NavigationEntry, page: Page): void
  /** A tab or anchor that shows none of the listed pages below its address. Where there are none, the configuration's own rule tells. */
  emptyDivision(kind: 'tab' | 'anchor', position: number, claimant: { name: string; url: string }): void
  unknownLinkVersion(kind: 'tab' | 'anchor', position: number, version: string): void
  unknownPageVersion(page: Page, version: string): void
}

const CONFIG_FILE = 'mint.json'

/** Creates the empty collection. */
export function createNavigationProblems(locate: LocateInConfig = () => START_OF_FILE): NavigationProblems {
  const diagnostics: Diagnostic[] = []

  function report(
    problem: Pick<Diagnostic, 'code' | 'message' | 'suggestions'>,
    range: SourceRange,
    file = CONFIG_FILE,
  ): void {
    diagnostics.push({ severity: 'warning', ...problem, ...range, file, url: toDiagnosticUrl(problem.code) })
  }

  return {
    diagnostics,
    unshownPage(entry, page) {
      const problem = {
        code: 'navigation/unshown-page',
        message: `The page "${page.path}" is listed, but no version of this site shows it: its own version or group and its tab or anchor disagree, or its version is another site.`,
        suggestions: ['Give the group and its tab or anchor the same "version", or remove one of them.'],
      }
      report(problem, locate(toConfigPath(entry)))
    },
    emptyDivision(kind, position, { name, url }) {
      const problem = {
        code: `navigation/empty-${kind}`,
        message: `The ${kind} "${name}" is left out: the pages below "${url}" are hidden, belong to another ${kind}, or are in other versions.`,
        suggestions: [`Correct the "url" or the "version" of the ${kind}, or remove it.`],
      }
      report(problem, locate([`${kind}s`, position, 'url']))
    },
    unknownLinkVersion(kind, position, version) {
      const problem = {
        code: 'navigation/unknown-version',
        message: `The version "${version}" is not one of "versions", so the ${kind} is shown in all of them.`,
        suggestions: ['Add it to "versions", or remove it here.'],
      }
      report(problem, locate([`${kind}s`, position, 'version']))
    },
    unknownPageVersion(page, version) {
      const problem = {
        code: 'navigation/unknown-version',
        message: `The version "${version}" is not one of "versions" in "${CONFIG_FILE}", so the page is shown in all of them.`,
        suggestions: ['Name one of the versions, or remove the key.'],
      }
      report(problem, page.frontmatterRange ?? START_OF_FILE, page.file)
    },
  }
}
