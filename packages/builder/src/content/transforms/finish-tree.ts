import type { Root } from 'hast'
import type { AnchorIds } from '../../core/index.ts'
import { addUpdateFilter } from '../components/update/add-update-filter.ts'
import { addViewSelect } from '../components/view/add-view-select.ts'
import { aliasHeadings } from './alias-headings.ts'
import { fixOutline } from './fix-outline.ts'
import { groupFields } from './group-fields.ts'
import { markZoomable } from './mark-zoomable.ts'
import { type ElementTools, prepareElements } from './prepare-elements.ts'
import { separateIds } from './separate-ids.ts'
import { unnestLinks } from './unnest-links.ts'

/** The last transforms of a page, after all components are expanded and all IDs are set. */
export function finishTree(tree: Root, ids: AnchorIds, tools: ElementTools): void {
  const { words } = tools
  addViewSelect(tree, words)
  groupFields(tree)
  unnestLinks(tree)
  separateIds(tree, ids)
  aliasHeadings(tree, ids)
  fixOutline(tree)
  prepareElements(tree, tools)
  markZoomable(tree)
  addUpdateFilter(tree, words)
}
