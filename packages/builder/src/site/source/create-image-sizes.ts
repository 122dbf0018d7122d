import { imageSize } from 'image-size'
import type { FindImageSize, ImageSize, SourceFolder } from '../../core/index.ts'

/** An SVG has a size of its own only sometimes, and browsers show it at another one. */
const FORMATS = /\.(?:avif|gif|jpe?g|png|webp)$/i

/** Bytes at the start of a file. Photos have up to 64 kB of metadata before their size. */
const MAX_BYTES = 1 << 17

/** Creates the search for the sizes of images. Each file is read once, and only its start. */
export function createImageSizes(source: Pick<SourceFolder, 'readBytes' | 'readStart'>): FindImageSize {
  const known = new Map<string, ImageSize | undefined>()
  const readStart = (path: string): Uint8Array | undefined =>
    source.readStart === undefined ? source.readBytes(path) : source.readStart(path, MAX_BYTES)
  return (path) => {
    if (!known.has(path)) known.set(path, FORMATS.test(path) ? readSize(readStart(path)) : undefined)
    return known.get(path)
  }
}

function readSize(bytes: Uint8Array | undefined): ImageSize | undefined {
  if (bytes === undefined) return undefined
  try {
    // A copy, because of a part of a buffer it would read what comes behind.
    const { width, height, orientation = 1 } = imageSize(new Uint8Array(bytes))
    if (!(width > 0 && height > 0)) return undefined
    // Cameras store photos as they are held. The values from 5 on are turned by 90 degrees (Exif 2.32, tag 274).
    return orientation >= 5 ? [height, width] : [width, height]
  } catch {
    // It is no image, whatever its name says.
    return undefined
  }
}
