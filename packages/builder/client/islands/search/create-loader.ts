import type { LoadFile, SearchManifest } from '../../../src/emit/browser.ts'

/** Loads the files of the search. */
export type Loader = LoadFile & { manifest: () => Promise<SearchManifest> }

/** Creates the loader. Every page revalidates the manifest. The files that it refers to never change. */
export function createLoader(manifest: string): Loader {
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
