import type { SearchManifest } from '../../../src/emit/browser.ts'
import { createDialog, type SearchDialog } from './create-dialog.ts'
import type { LoadFile } from './index-reader.ts'

/** The dialog of each manifest, so that it keeps the query while the reader stays on the page. */
export type Dialogs = Map<string, SearchDialog>

/** Opens the search of a button: `data-search` is the address of the manifest, `data-version` the reader's version. */
export function openDialog({ dataset }: HTMLElement, dialogs: Dialogs): void {
  const { search = '', prompt = '', version = '' } = dataset
  const dialog = dialogs.get(search) ?? createDialog({ load: createLoader(search), prompt, version })
  dialogs.set(search, dialog)
  dialog.open()
}

/** The manifest is asked for anew by every page; what it names never changes. */
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
