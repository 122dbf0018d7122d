import type { Color } from './color.ts'
import type { IconType } from './icon-settings.ts'

/** A group of the navigation. Its entries are page paths without extension (`guides/a`), or groups. */
export interface NavigationGroup {
  /** If it is empty, the group has no heading. */
  group: string
  pages: (string | NavigationGroup)[]
  icon?: string
  iconType?: IconType
  /** Name of the version that shows the group. Without it, all versions do. */
  version?: string
}

export interface Version {
  name: string
  /** Absolute URL of another site that hosts this version. */
  url?: string
  /** At most one version is the default. If none is, it is the first one. */
  default: boolean
  locale?: string
}

export interface Tab {
  name: string
  url: string
  version?: string
  isDefaultHidden: boolean
  openapi?: string
}

export interface Anchor {
  name: string
  url: string
  icon?: string
  iconType: IconType
  color?: Color
  version?: string
  isDefaultHidden: boolean
  openapi?: string
}
