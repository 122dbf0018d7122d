import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CLASSIC_SCRIPTS_FOLDER, INTEGRITY_FILE } from '../../core/index.ts'
import { ASSETS_FOLDER, type ClassicScript, type LoadedClient, parseClientAssets } from '../../theme/index.ts'
import { PACKAGE_FILES } from '../package-files.ts'

/**
 * Reads what the built client consists of. The integrity of each file was written beside it when the package was built.
 * @throws Error when the package has not been built.
 */
export function loadClientAssets(folder: URL = PACKAGE_FILES.client): LoadedClient {
  const readText = (name: string) => readFileSync(new URL(name, folder), 'utf8')
  const integrity = JSON.parse(readBuilt(INTEGRITY_FILE, folder)) as Record<string, string>
  const assets = parseClientAssets(readBuilt('manifest.json', folder), (name) => findIntegrity(name, integrity))
  const contents = new Map(
    assets.files.map((name): [string, () => Uint8Array] => [
      `${ASSETS_FOLDER}/${name}`,
      () => readFileSync(new URL(name, folder)),
    ]),
  )
  for (const { frame } of assets.islands.values()) if (frame) contents.set(frame.path, () => Buffer.from(frame.html))
  const optionalStyles = new Map([...assets.optionalStyles].map(([name, { file }]) => [name, readText(file).trim()]))
  return {
    assets,
    contents,
    optionalStyles,
    classicScripts: listClassicScripts(folder),
    readLicenses: () => readText('licenses.md'),
    readFontLicenses: () => readText('font-licenses.md'),
  }
}

/** Lists the scripts of portable sites: `classic/islands/search-x.js`, `classic/frames/mermaid-x.js`. */
function listClassicScripts(folder: URL): ClassicScript[] {
  return (['islands', 'frames'] as const).flatMap((kind) => {
    const files = new URL(`${CLASSIC_SCRIPTS_FOLDER}/${kind}/`, folder)
    return readdirSync(files)
      .sort()
      .map((name) => ({
        island: name.replace(/-[\w-]{8}\.js$/, ''),
        isFrame: kind === 'frames',
        path: `${ASSETS_FOLDER}/${CLASSIC_SCRIPTS_FOLDER}/${kind}/${name}`,
        read: () => readFileSync(new URL(name, files)),
      }))
  })
}

function readBuilt(name: string, folder: URL): string {
  try {
    return readFileSync(new URL(name, folder), 'utf8')
  } catch (cause) {
    throw new Error(`No built client in ${fileURLToPath(folder)}. Run "npm run build" first.`, { cause })
  }
}

function findIntegrity(name: string, integrity: Readonly<Record<string, string>>): string {
  const found = integrity[name]
  if (found === undefined)
    throw new Error(`${INTEGRITY_FILE} of the built client lacks "${name}". Build the package again.`)
  return found
}
