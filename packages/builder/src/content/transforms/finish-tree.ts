import type { Root } from 'hast'
import type { AnchorIds } from '../../core/index.ts'
import { addUpdateFilter } from '../components/update/add-update-filter.ts'
import { addViewSelect } from '../components/view/add-view-select.ts'
import { aliasHeadings } from './alias-headings.ts'
import { fixOutline } from './fix-outline.ts'
import { markZoomable } from './mark-zoomable.ts'
import { prepareElements } from './prepare-elements.ts'
import { unnestLinks } from './unnest-links.ts'

/** The last transforms of a page, after all components are expanded and all IDs are set. */
export function finishTree(tree: Root, ids: AnchorIds, root?: string): void {
  addViewSelect(tree)
  unnestLinks(tree)
  aliasHeadings(tree, ids)
  fixOutline(tree)
  prepareElements(tree, root)
  markZoomable(tree)
  addUpdateFilter(tree)
}
