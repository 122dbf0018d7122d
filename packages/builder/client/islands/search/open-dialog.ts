import type { SearchManifest } from '../../../src/emit/browser.ts'
import { toSiteUrl } from '../shared/to-site-url.ts'
import { createDialog, type SearchDialog } from './create-dialog.ts'
import type { LoadFile } from './index-reader.ts'

/** One dialog per manifest. It keeps its query while the page is open. */
export type Dialogs = Map<string, SearchDialog>

/** Opens the search of a button: `data-search` is the URL of the manifest, `data-version` the version of the page. */
export function openDialog({ dataset }: HTMLElement, dialogs: Dialogs): void {
  const { prompt = '', version = '' } = dataset
  const search = toSiteUrl(dataset.search)
  if (search === undefined) return
  const dialog = dialogs.get(search) ?? createDialog({ load: createLoader(search), prompt, version })
  dialogs.set(search, dialog)
  dialog.open()
}

/** Every page revalidates the manifest. The files that it refers to never change. */
function createLoader(manifest: string): LoadFile & { manifest: () => Promise<SearchManifest> } {
  async function load(address: URL, cache: RequestCache): Promise<unknown> {
    const response = await fetch(address, { cache })
    if (!response.ok) throw new Error(`${response.status} for ${address}`)
    return response.json()
  }
  const base = new URL(manifest, location.href)
  return Object.assign((path: string) => load(new URL(path, base), 'default'), {
    manifest: async () => (await load(base, 'no-cache')) as SearchManifest,
  })
}
