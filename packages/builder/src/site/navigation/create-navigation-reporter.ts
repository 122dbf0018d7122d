import { CONFIG_CODES } from '@spearmint/config'
import { type Diagnostic, type SourceRange, START_OF_FILE, toDiagnostic } from '@spearmint/config/diagnostics'
import type { Page } from '../../core/index.ts'
import { NAVIGATION_CODES } from '../codes.ts'
import { CONFIG_FILE } from '../configuration/load-config.ts'
import { type NavigationEntry, toConfigPath } from './list-entries.ts'

/** Locates a value in the text of the configuration file: `['navigation', 0, 'pages', 2]`. */
export type LocateInConfig = (path: (string | number)[]) => SourceRange

type LinkKind = 'tab' | 'anchor'

/**
 * Collects the problems that only the complete navigation shows. Each method reports one problem. `@spearmint/config`
 * reports the problems that the configuration and the list of files show.
 */
export interface NavigationReporter {
  diagnostics: Diagnostic[]
  /** No version of this site shows the page. */
  reportUnshownPage(entry: NavigationEntry, page: Page): void
  /** The pages of all versions have more positions than are shown, starting at an entry. */
  reportTooManyPositions(entry: NavigationEntry, limit: number): void
  /** A tab or anchor shows none of the listed pages below its URL. If no page is listed, a rule of `@spearmint/config` reports it. */
  reportEmptyLink(kind: LinkKind, position: number, entry: { name: string; url: string }): void
  reportUnknownLinkVersion(kind: LinkKind, position: number, version: string): void
  reportUnknownPageVersion(page: Page, version: string): void
}

/** Creates a reporter without diagnostics. */
export function createNavigationReporter(locate: LocateInConfig = () => START_OF_FILE): NavigationReporter {
  const diagnostics: Diagnostic[] = []
  return {
    diagnostics,
    reportUnshownPage(entry, page) {
      diagnostics.push(
        toDiagnostic(NAVIGATION_CODES, {
          code: 'navigation/unshown-page',
          message: `The page "${page.path}" is listed, but no version of this site shows it. Either its version conflicts with that of its tab or anchor, or its version is another site.`,
          file: CONFIG_FILE,
          range: locate(toConfigPath(entry)),
          suggestions: ['Give the group and its tab or anchor the same "version", or remove one of them.'],
        }),
      )
    },
    reportTooManyPositions(entry, limit) {
      diagnostics.push(
        toDiagnostic(NAVIGATION_CODES, {
          code: 'navigation/too-large',
          message: `The navigation lists pages at more than ${limit.toLocaleString('en-US')} positions in all versions together. The pages from here on are left out.`,
          file: CONFIG_FILE,
          range: locate(toConfigPath(entry)),
          suggestions: ['Declare fewer versions, or give groups a "version".'],
        }),
      )
    },
    reportEmptyLink(kind, position, { name, url }) {
      diagnostics.push(
        toDiagnostic(CONFIG_CODES, {
          code: kind === 'tab' ? 'navigation/empty-tab' : 'navigation/empty-anchor',
          message: `The ${kind} "${name}" is not shown, because the pages below "${url}" are hidden, belong to another ${kind} or are in other versions.`,
          file: CONFIG_FILE,
          range: locate([`${kind}s`, position, 'url']),
          suggestions: [`Correct the "url" or the "version" of the ${kind}, or remove it.`],
        }),
      )
    },
    reportUnknownLinkVersion(kind, position, version) {
      diagnostics.push(
        toDiagnostic(NAVIGATION_CODES, {
          code: 'navigation/unknown-version',
          message: `The version "${version}" is not in "versions", so the ${kind} is shown in all versions.`,
          file: CONFIG_FILE,
          range: locate([`${kind}s`, position, 'version']),
          suggestions: ['Add it to "versions", or remove it here.'],
        }),
      )
    },
    reportUnknownPageVersion(page, version) {
      diagnostics.push(
        toDiagnostic(NAVIGATION_CODES, {
          code: 'navigation/unknown-version',
          message: `The version "${version}" is not in "versions" of "${CONFIG_FILE}", so the page is shown in all versions.`,
          file: page.file,
          range: page.frontmatterRange,
          suggestions: ['Use one of the versions, or remove the key.'],
        }),
      )
    },
  }
}
