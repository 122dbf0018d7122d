import { attachPalette } from './search/attach-palette.ts'
import { createLoader } from './search/create-loader.ts'
import { toSiteUrl } from './shared/to-site-url.ts'

/*
 * Completes the dialog of the search, which the script in the head created (search/serve-search.ts): `data-search` is the
 * address of the manifest, `data-version` the version of the page.
 */
const dialog = document.querySelector<HTMLDialogElement>('dialog.search-dialog')
const manifest = toSiteUrl(dialog?.dataset.search)
if (dialog && manifest !== undefined) {
  const root = new URL(manifest, location.href).pathname.replace(/_spearmint\/.*$/, '')
  attachPalette(dialog, { load: createLoader(manifest), root, version: dialog.dataset.version ?? '' })
}
