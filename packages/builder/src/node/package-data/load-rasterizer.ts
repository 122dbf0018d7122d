import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { compileFunction } from 'node:vm'
import type { Rasterize } from '../../theme/index.ts'

// Initializing the renderer takes about 30 ms, once per process, so import this module only when there is an image to draw.
// V8 would spend three times as long optimizing the WebAssembly code as running it. The flag affects the whole process.
setFlagsFromString('--liftoff-only')
const require = createRequire(import.meta.url)
const { initWasm, Resvg } = loadRenderer(require.resolve('@resvg/resvg-wasm'))
await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))

/** Renders an SVG with no access to disk, network or system fonts, so that the result is the same on every machine. */
export const rasterize: Rasterize = async (svg, fonts) => {
  const renderer = new Resvg(svg, { font: fonts ? { fontBuffers: [...fonts] } : { loadSystemFonts: false } })
  const image = renderer.render()
  try {
    return isBlank(image.pixels) ? new Uint8Array() : image.asPng()
  } finally {
    image.free()
    renderer.free()
  }
}

/**
 * Loads the renderer as a script without `Request` and `Response`: it would ask whether its WebAssembly is an HTTP response.
 * To answer, Node.js would load its HTTP client, which takes longer than initializing the renderer.
 */
function loadRenderer(path: string): typeof import('@resvg/resvg-wasm') {
  const module = { exports: {} }
  const names = ['module', 'exports', 'require', 'Request', 'Response']
  compileFunction(readFileSync(path, 'utf8'), names, { filename: path })(module, module.exports, require)
  return module.exports as typeof import('@resvg/resvg-wasm')
}

/** Whether every pixel (red, green, blue, alpha) is transparent: the renderer skips what it can't parse. */
function isBlank(pixels: Uint8Array): boolean {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 0) return false
  return true
}
