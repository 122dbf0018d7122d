import type { VersionLink } from '../../core/index.ts'
import type { NavigationConfig } from './navigation-config.ts'

/** A version whose pages are in this site; both are undefined when the site has no such versions. */
interface OwnVersion {
  name?: string
  /** Position among all versions of the site. */
  position?: number
}

export interface Versions {
  links: VersionLink[]
  isDeclared(name: string): boolean
  /**
   * The versions in which something is shown that names a version, the default one first. Without a name, or with one
   * that is not declared, these are all. For the name of a version in another site there are none.
   */
  select(name: string | undefined): readonly OwnVersion[]
}

/** Reads the versions of a site (reference 1.7). A version with an address lives in another site: it is only a link. */
export function resolveVersions({ versions }: Pick<NavigationConfig, 'versions'>): Versions {
  const byName = new Map<string, readonly OwnVersion[]>()
  const own: (OwnVersion & { isDefault: boolean })[] = []
  for (const [position, version] of versions.entries()) {
    const entry = { name: version.name, position, isDefault: version.default }
    if (version.url === undefined) own.push(entry)
    byName.set(version.name, version.url === undefined ? [entry] : [])
  }
  const all: readonly OwnVersion[] =
    own.length === 0 ? [{}] : own.sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
  return {
    links: versions.map(({ name, url, locale }) => ({
      name,
      ...(url !== undefined && { href: url }),
      ...(locale !== undefined && { locale }),
    })),
    isDeclared: (name) => byName.has(name),
    select: (name) => (name === undefined ? all : (byName.get(name) ?? all)),
  }
}
