import type { Root } from 'hast'
import { addUpdateFilter } from '../html/add-update-filter.ts'
import { aliasHeadings } from '../html/alias-headings.ts'
import { markZoomable } from '../html/mark-zoomable.ts'
import { mendOutline } from '../html/mend-outline.ts'
import { placeViewChoice } from '../html/place-view-choice.ts'
import { prepareElements } from '../html/prepare-elements.ts'
import type { AnchorIds } from '../model/anchor-ids.ts'

/** The last steps on the tree of a page, when no component is left in it and all of its ids are given. */
export function finishTree(tree: Root, ids: AnchorIds): void {
  placeViewChoice(tree)
  aliasHeadings(tree, ids)
  mendOutline(tree)
  prepareElements(tree)
  markZoomable(tree)
  addUpdateFilter(tree)
}
