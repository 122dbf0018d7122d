import type { ClientAssets, Island } from './client-assets.ts'
import { createClassicFrame } from './create-frame.ts'
import type { ClassicScript, LoadedClient } from './loaded-client.ts'

/** Pages on a disk are there at once, so no island loads them ahead. */
const LEFT_OUT = new Set(['prefetch'])

/** Converts the built client to that of a portable site: with classic scripts, and without the integrity of files. */
export function toPortableClient(client: LoadedClient): LoadedClient {
  const { assets, classicScripts } = client
  const islands = new Map(
    classicScripts.flatMap((script): [string, Island][] =>
      script.isFrame || LEFT_OUT.has(script.island) ? [] : [[script.island, toIsland(script, classicScripts)]],
    ),
  )
  const modules = listModules(assets)
  const contents = new Map([...client.contents].filter(([path]) => !modules.has(path)))
  for (const { island, path, read } of classicScripts) if (islands.has(island)) contents.set(path, read)
  for (const { frame } of islands.values()) if (frame) contents.set(frame.path, () => Buffer.from(frame.html))
  return {
    ...client,
    contents,
    assets: {
      ...assets,
      islands,
      stylesheet: { path: assets.stylesheet.path },
      headScript: { path: assets.headScript.path },
      componentStyles: new Map([...assets.componentStyles].map(([name, { path }]) => [name, { path }])),
    },
  }
}

function toIsland({ island, path }: ClassicScript, scripts: readonly ClassicScript[]): Island {
  const inFrame = scripts.find((script) => script.isFrame && script.island === island)
  const frame = inFrame && createClassicFrame(island, inFrame.path)
  return { path, isClassic: true, imports: [], lazy: [], ...(frame && { frame }) }
}

/** The paths of all modules, and of the documents that load them. */
function listModules({ islands }: ClientAssets): Set<string> {
  return new Set(
    [...islands.values()].flatMap(({ path, imports, lazy, frame }) => [
      path,
      ...[...imports, ...lazy].map((asset) => asset.path),
      ...(frame ? [frame.path, ...frame.scripts] : []),
    ]),
  )
}
