import { type Diagnostic, type SourceRange, START_OF_FILE, toDiagnosticUrl } from '@spearmint/config'
import type { Page } from '../model/page.ts'
import { type NavigationEntry, toConfigPath } from './list-entries.ts'

/** Finds the place of a value in the text of the configuration file: `['navigation', 0, 'pages', 2]`. */
export type LocateInConfig = (path: (string | number)[]) => SourceRange

/** Collects what is wrong with the navigation. Each method reports one problem. */
export interface NavigationProblems {
  diagnostics: Diagnostic[]
  missingPage(entry: NavigationEntry, near: readonly string[]): void
  /** The page exists as `file`, but is kept out of the site. */
  ignoredPage(entry: NavigationEntry, file: string): void
  duplicatePage(entry: NavigationEntry, page: Page): void
  /** No version of this site shows the page. */
  unshownPage(entry: NavigationEntry, page: Page): void
  /** A tab or anchor with no pages below its address. */
  emptyDivision(kind: 'tab' | 'anchor', position: number, claimant: { name: string; url: string }): void
  unknownLinkVersion(kind: 'tab' | 'anchor', position: number, version: string): void
  unknownPageVersion(page: Page, version: string): void
}

const CONFIG_FILE = 'mint.json'

/** Creates the empty collection. */
export function createNavigationProblems(locate: LocateInConfig = () => START_OF_FILE): NavigationProblems {
  const diagnostics: Diagnostic[] = []

  function report(
    problem: Pick<Diagnostic, 'code' | 'message' | 'suggestions'> & { severity?: 'info' },
    range: SourceRange,
    file = CONFIG_FILE,
  ): void {
    diagnostics.push({ severity: 'warning', ...problem, ...range, file, url: toDiagnosticUrl(problem.code) })
  }

  return {
    diagnostics,
    missingPage(entry, near) {
      const problem = {
        code: 'navigation/missing-page',
        message: `There is no page "${entry.name}": expected a file "${entry.name}.mdx" or "${entry.name}.md".`,
        suggestions:
          near.length > 0 ? near.map((path) => `Did you mean "${path}"?`) : ['Add the file, or remove the entry.'],
      }
      report(problem, locate(toConfigPath(entry)))
    },
    ignoredPage(entry, file) {
      const [first = ''] = file.split('/', 1)
      const pattern = first === file ? file : `${first}/`
      const problem = {
        code: 'navigation/missing-page',
        message: `The page "${entry.name}" is not published: its file "${file}" is ignored.`,
        suggestions: [
          `Allow it in ".mintignore", for example with "!${pattern}".`,
          'Move the file, or remove the entry.',
        ],
      }
      report(problem, locate(toConfigPath(entry)))
    },
    duplicatePage(entry, page) {
      const problem = {
        code: 'navigation/duplicate-page',
        severity: 'info' as const,
        message: `The page "${page.path}" is listed more than once. Previous and next follow its first place.`,
        suggestions: ['Remove one of the entries.'],
      }
      report(problem, locate(toConfigPath(entry)))
    },
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
        message: `The ${kind} "${name}" is left out: no page of the navigation is below "${url}".`,
        suggestions: [`List a page below "${url}" in "navigation", or correct the "url".`],
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
