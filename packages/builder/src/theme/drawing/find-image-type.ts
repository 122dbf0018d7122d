/** The format of an image, and its width if that matters. */
export interface ImageType {
  mediaType: 'image/svg+xml' | 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/x-icon'
  /** In pixels. Only known for PNG. */
  width?: number
}

const SIGNATURES = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46]],
  ['image/x-icon', [0x00, 0x00, 0x01, 0x00]],
] as const

/** How much of a file is searched for the root element of an SVG. Comments and a DOCTYPE can come before it. */
const SVG_HEAD = 4096

/** Finds the format of an image by its first bytes, because its name may be wrong. Undefined for anything else. */
export function findImageType(bytes: Uint8Array): ImageType | undefined {
  for (const [mediaType, signature] of SIGNATURES) {
    if (!signature.every((byte, index) => bytes[index] === byte)) continue
    return mediaType === 'image/png' ? { mediaType, width: parsePngWidth(bytes) } : { mediaType }
  }
  const head = new TextDecoder().decode(bytes.subarray(0, SVG_HEAD))
  return /<svg[\s>]/i.test(head) ? { mediaType: 'image/svg+xml' } : undefined
}

/** The header chunk comes first and starts with the width (PNG, 11.2.2). */
function parsePngWidth(bytes: Uint8Array): number {
  return bytes.length < 20 ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(16)
}
