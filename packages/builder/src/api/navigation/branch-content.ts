import type { NavigationEntry, PageEntry } from '@spearmint/config'
import { type OperationHead, type Page, toPermalink } from '../../core/index.ts'
import type { PageDraft } from './create-page-drafts.ts'

/** What is known about the content of a group or division once its operations are pages. */
export interface BranchContent {
  entries: NavigationEntry[]
  /** Whether an entry names an operation. */
  hasOperation: boolean
  /** The operations that its pages document. */
  documented: ReadonlySet<OperationHead>
  /** The addresses of its pages. */
  permalinks: ReadonlySet<string>
}

export const EMPTY: BranchContent = {
  entries: [],
  hasOperation: false,
  documented: new Set(),
  permalinks: new Set(),
}

/** @param page - The page of the entry, if it is written by the author. */
export function toPageContent({ page: name, path }: Omit<PageEntry, 'type'>, page?: Page): BranchContent {
  return {
    entries: [{ type: 'page', page: name, path }],
    hasOperation: false,
    documented: new Set(page?.operation && [page.operation.head]),
    permalinks: new Set([page?.permalink ?? toPermalink(name)]),
  }
}

/** Joins the contents of a group or division. @param entries - Its entries as a whole. */
export function joinContents(contents: readonly BranchContent[], entries: NavigationEntry[]): BranchContent {
  return {
    entries,
    hasOperation: contents.some(({ hasOperation }) => hasOperation),
    documented: new Set(contents.flatMap(({ documented }) => [...documented])),
    permalinks: new Set(contents.flatMap(({ permalinks }) => [...permalinks])),
  }
}

/** Whether the content has the page of an operation already, or another page about it. */
export function hasPageOf({ documented, permalinks }: BranchContent, { head, path }: PageDraft): boolean {
  return documented.has(head) || permalinks.has(toPermalink(path))
}
