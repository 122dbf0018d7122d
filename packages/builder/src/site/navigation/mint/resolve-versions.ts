import type { NavigationConfig } from './navigation-config.ts'

/** A version whose pages are in this site. Both are undefined if the site has no such versions. */
interface LocalVersion {
  name?: string
  /** Position among all versions of the site. */
  position?: number
}

/** A version as the version select shows it. */
interface VersionLink {
  name: string
  /** Address of another site. */
  href?: string
  locale?: string
}

export interface Versions {
  links: VersionLink[]
  isDeclared(name: string): boolean
  /**
   * The versions that show something with this version, the default one first. Without a name, or with an undeclared one,
   * it is shown in all versions. With the name of a version in another site, it is shown in none.
   */
  select(name: string | undefined): readonly LocalVersion[]
}

/**
 * Resolves the versions of a site, see docs/reference/mint-json.mdx#versions. A version with a URL is only a link to
 * another site.
 */
export function resolveVersions({ versions }: Pick<NavigationConfig, 'versions'>): Versions {
  const byName = new Map<string, readonly LocalVersion[]>()
  const local: (LocalVersion & { isDefault: boolean })[] = []
  for (const [position, version] of versions.entries()) {
    const entry = { name: version.name, position, isDefault: version.default }
    if (version.url === undefined) local.push(entry)
    byName.set(version.name, version.url === undefined ? [entry] : [])
  }
  const all: readonly LocalVersion[] =
    local.length === 0 ? [{}] : local.sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
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
