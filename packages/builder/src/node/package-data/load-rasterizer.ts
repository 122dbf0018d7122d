import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Rasterize } from '../../theme/index.ts'

// Initializing the renderer takes about 30 ms, once per process, so import this module only when there is an image to draw.
// V8 would spend three times as long optimizing the WebAssembly code as running it. The flag affects the whole process.
setFlagsFromString('--liftoff-only')
const restore = hideGlobals(['Request', 'Response'])
try {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
} finally {
  restore()
}

/** Renders an SVG with no access to disk, network or system fonts, so that the result is the same on every machine. */
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

/**
 * The renderer asks whether its WebAssembly is an HTTP response. To answer, Node.js would load its HTTP client, which takes
 * longer than initializing the renderer.
 */
function hideGlobals(names: string[]): () => void {
  const descriptors = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const name of names) Object.defineProperty(globalThis, name, { value: undefined, configurable: true })
  return () => {
    for (const [name, descriptor] of descriptors) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
}

/** Whether every pixel (red, green, blue, alpha) is transparent: the renderer skips what it can't parse. */
function isBlank(pixels: Uint8Array): boolean {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 0) return false
  return true
}
