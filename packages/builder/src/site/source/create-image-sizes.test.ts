import { Buffer } from 'node:buffer'
import { describe, expect, it } from 'vitest'
import { createImageSizes } from './create-image-sizes.ts'

/** The start of a GIF: its size is in two bytes each, the low one first. */
const GIF = Buffer.from('GIF89a\x40\x01\x20\x01')

/** The start of a JPEG of 4 × 3 pixels whose metadata (Exif) has the given orientation. */
function toPhoto(orientation: number): Buffer {
  const directory = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  const exif = [...Buffer.from('Exif\0\0MM\0*'), 0, 0, 0, 8, ...directory]
  const frame = [0xff, 0xc0, 0, 11, 8, 0, 3, 0, 4, 1, 1, 0x11, 0]
  return Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif, ...frame, 0xff, 0xd9, ...Array(64).fill(0)])
}

describe('createImageSizes', () => {
  it('reads the start of an image once', () => {
    const read: string[] = []
    const find = createImageSizes({
      readBytes: () => undefined,
      readStart(path, length) {
        read.push(`${path} ${length}`)
        return GIF
      },
    })
    expect([find('a.gif'), find('a.gif')]).toEqual([
      [320, 288],
      [320, 288],
    ])
    expect(read).toEqual(['a.gif 131072'])
  })

  it.each([
    [1, [4, 3]],
    [3, [4, 3]],
    [6, [3, 4]],
    [8, [3, 4]],
  ])('turns a photo with the orientation %i as browsers do', (orientation, size) => {
    expect(createImageSizes({ readBytes: () => toPhoto(orientation) })('a.jpg')).toEqual(size)
  })

  it.each<[string, string, Uint8Array | undefined]>([
    ['a missing file', 'a.png', undefined],
    ['an empty file', 'a.png', new Uint8Array()],
    ['a file that is no image', 'a.png', Buffer.from('<!doctype html>')],
    ['an image without a width', 'a.gif', Buffer.from('GIF89a\0\0\x20\x01')],
    ['a cut image', 'a.gif', GIF.subarray(0, 7)],
    ['another kind of file', 'a.svg', GIF],
  ])('finds no size of %s', (_name, path, bytes) => {
    expect(createImageSizes({ readBytes: () => bytes })(path)).toBeUndefined()
  })
})
