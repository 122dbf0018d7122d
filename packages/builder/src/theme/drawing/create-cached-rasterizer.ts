import { type Cache, toHash } from '../../core/index.ts'

/** Draws an SVG in its own size as PNG, with the fonts that its text needs. Returns no bytes if nothing is visible. */
export type Rasterize = (svg: string, fonts?: readonly Uint8Array[]) => Promise<Uint8Array>

/**
 * Starts the renderer only for drawings that are not in the cache.
 * @param kind The start of their keys.
 */
export function createCachedRasterizer(
  kind: string,
  loadRasterizer: () => Promise<Rasterize>,
  cache: Cache | undefined,
): Rasterize {
  return async (svg, fonts) => {
    const key = `${kind} ${toHash(svg)}`
    const found = cache?.find(key) as { png: string } | undefined
    if (found !== undefined) return new Uint8Array(Buffer.from(found.png, 'base64'))
    const rasterize = await loadRasterizer()
    const png = await rasterize(svg, fonts)
    cache?.set(key, { png: Buffer.from(png).toString('base64') })
    return png
  }
}
