import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { OperationHead, Page } from '../../core/index.ts'
import type { ApiSpec } from '../model/spec.ts'
import { createSpecPage } from '../spec/create-spec-page.ts'
import { createPathClaims, type SpecPage, toSpecPage } from '../spec/list-spec-pages.ts'

/** A page of an operation, until it is known whether the navigation names it. */
export interface PageDraft extends SpecPage {
  /** The page that the author wrote at this path. It replaces the generated one. */
  own?: Page | undefined
  /** Whether an entry of the navigation names the operation. Such a page is shown in spite of `x-hidden`. */
  isNamed: boolean
}

/** The pages that the navigation needs for operations. */
export interface PageDrafts {
  /** Opens the page of an operation in a folder. The same operation has one page there, however often it is listed. */
  open(spec: ApiSpec, head: OperationHead, folder: string): PageDraft
  /** Creates the pages that the author didn't write, in the order in which they were opened. */
  createPages(): { pages: Page[]; diagnostics: Diagnostic[] }
}

/** @param findOwn - Finds the author's page at a path. @param untagged - The group of operations without a tag. */
export function createPageDrafts(findOwn: (path: string) => Page | undefined, untagged: string): PageDrafts {
  const claim = createPathClaims()
  const byOperation = new Map<OperationHead, Map<string, PageDraft>>()
  const drafts: PageDraft[] = []
  return {
    open(spec, head, folder) {
      const wanted = toSpecPage(spec, head, folder, untagged)
      const byPath = byOperation.get(head) ?? new Map<string, PageDraft>()
      byOperation.set(head, byPath)
      const known = byPath.get(wanted.path)
      if (known !== undefined) return known
      const path = claim(wanted.path)
      const draft = { ...wanted, path, own: findOwn(path), isNamed: false }
      byPath.set(wanted.path, draft)
      drafts.push(draft)
      return draft
    },
    createPages() {
      const created = drafts
        .filter(({ own }) => own === undefined)
        .map((draft) => createSpecPage({ ...draft, isHidden: draft.isHidden && !draft.isNamed }))
      return { pages: created.map(({ page }) => page), diagnostics: created.flatMap(({ diagnostics }) => diagnostics) }
    },
  }
}
