import { findImageType } from '../drawing/find-image-type.ts'

/** Sizes of the parts of an ICO file, in bytes. */
const HEADER = 6
const ENTRY = 16

/** Wraps a PNG of `size` pixels (below 256) in an ICO file, the only format that all browsers accept from `/favicon.ico`. */
export function toIco(png: Uint8Array, size: number): Uint8Array {
  const ico = new Uint8Array(HEADER + ENTRY + png.length)
  const view = new DataView(ico.buffer)
  view.setUint16(2, 1, true) // an icon, not a cursor
  view.setUint16(4, 1, true) // one image
  ico.set([size, size, 0, 0], HEADER) // width, height, no palette
  view.setUint16(HEADER + 4, 1, true) // color planes
  view.setUint16(HEADER + 6, 32, true) // bits per pixel
  view.setUint32(HEADER + 8, png.length, true)
  view.setUint32(HEADER + 12, HEADER + ENTRY, true)
  ico.set(png, HEADER + ENTRY)
  return ico
}

/** Finds the widest PNG in an ICO file. Undefined if the file contains only bitmaps, the older format. */
export function findLargestPng(ico: Uint8Array): Uint8Array | undefined {
  const view = new DataView(ico.buffer, ico.byteOffset, ico.byteLength)
  const images: { png: Uint8Array; width: number }[] = []
  for (let at = HEADER; at + ENTRY <= Math.min(ico.length, HEADER + view.getUint16(4, true) * ENTRY); at += ENTRY) {
    const start = view.getUint32(at + 12, true)
    const png = ico.subarray(start, start + view.getUint32(at + 8, true))
    const type = findImageType(png)
    if (type?.mediaType === 'image/png') images.push({ png, width: type.width ?? 0 })
  }
  return images.sort((a, b) => b.width - a.width)[0]?.png
}
