/** Width and height of an image in pixels, as browsers show it. */
export type ImageSize = readonly [width: number, height: number]

/** Finds the size of an image of the site by its path. Undefined if there is none, or if it cannot be read. */
export type FindImageSize = (path: string) => ImageSize | undefined
