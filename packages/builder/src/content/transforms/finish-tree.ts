import type { Root } from 'hast'
import type { AnchorIds } from '../../core/index.ts'
import { addUpdateFilter } from '../components/update/add-update-filter.ts'
import { placeViewChoice } from '../components/view/place-view-choice.ts'
import { aliasHeadings } from './alias-headings.ts'
import { markZoomable } from './mark-zoomable.ts'
import { mendOutline } from './mend-outline.ts'
import { prepareElements } from './prepare-elements.ts'

/** The last steps on the tree of a page, when no component is left in it and all of its ids are given. */
export function finishTree(tree: Root, ids: AnchorIds): void {
  placeViewChoice(tree)
  aliasHeadings(tree, ids)
  mendOutline(tree)
  prepareElements(tree)
  markZoomable(tree)
  addUpdateFilter(tree)
}
