import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ASSETS_FOLDER, type ClientAssets, parseClientAssets } from './client-assets.ts'
import { toIntegrity } from './to-integrity.ts'

/** The built client with its contents. */
export interface LoadedClient {
  assets: ClientAssets
  /** Path in the site → content. */
  contents: ReadonlyMap<string, Uint8Array>
  /** Name of a stylesheet that only some sites need → its text. */
  optionalStyles: ReadonlyMap<string, string>
  /** The licences of the packages that are bundled in its scripts. */
  licenses: string
}

/** Where `vite build` puts the client. The same folder seen from `src/assets` and from `dist/assets`. */
const CLIENT_FOLDER = new URL('../../dist/client/', import.meta.url)

/**
 * Reads the built client.
 * @throws Error when the package has not been built.
 */
export function loadClientAssets(folder: URL = CLIENT_FOLDER): LoadedClient {
  const assets = parseClientAssets(readManifest(folder), (name) => toIntegrity(readFileSync(new URL(name, folder))))
  const contents = new Map(
    assets.files.map((name): [string, Uint8Array] => [`${ASSETS_FOLDER}/${name}`, readFileSync(new URL(name, folder))]),
  )
  for (const { frame } of assets.islands.values()) if (frame) contents.set(frame.path, Buffer.from(frame.html))
  const optionalStyles = new Map(
    [...assets.optionalStyles].map(([name, file]) => [name, readFileSync(new URL(file, folder), 'utf8').trim()]),
  )
  const licenses = readFileSync(new URL('licenses.md', folder), 'utf8')
  return { assets, contents, optionalStyles, licenses }
}

function readManifest(folder: URL): string {
  try {
    return readFileSync(new URL('manifest.json', folder), 'utf8')
  } catch (cause) {
    throw new Error(`No built client in ${fileURLToPath(folder)}. Run "npm run build" first.`, { cause })
  }
}
