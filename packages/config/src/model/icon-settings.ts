export type IconType =
  | 'brands'
  | 'duotone'
  | 'light'
  | 'regular'
  | 'sharp-duotone-solid'
  | 'sharp-light'
  | 'sharp-regular'
  | 'sharp-solid'
  | 'sharp-thin'
  | 'solid'
  | 'thin'

/** The library in which icons without a library are looked up first. */
export type IconLibrary = 'fontawesome' | 'lucide' | 'tabler'

/** An icon: a name, a path, a URL or SVG, with the style and the library if the author chose them. */
export interface IconSettings {
  icon?: string
  iconType?: IconType
  iconLibrary?: IconLibrary
}
