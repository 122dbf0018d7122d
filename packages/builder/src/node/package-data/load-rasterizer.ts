import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Rasterize } from '../../theme/index.ts'

// The renderer is one per process, and it takes some 30 ms to start: import this module only when there is a picture.
// V8 would use three times as long to optimize its code as the code is in use. The setting is that of the process.
setFlagsFromString('--liftoff-only')
await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))

/** Draws an SVG without touching disk or network, by no fonts but those in it, so that every machine draws the same. */
export const rasterize: Rasterize = async (svg) => {
  const renderer = new Resvg(svg, { font: { loadSystemFonts: false } })
  const image = renderer.render()
  try {
    return isBlank(image.pixels) ? new Uint8Array() : image.asPng()
  } finally {
    image.free()
    renderer.free()
  }
}

/** Whether every pixel (red, green, blue, alpha) is transparent: the renderer leaves out what it cannot read. */
function isBlank(pixels: Uint8Array): boolean {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 0) return false
  return true
}
