import type { SiteConfigInput } from '../../mint-format/schema/mint-config.ts'

/** A version whose pages are in this site, or the whole site if it has no such version. */
export interface Scope {
  /** Undefined for the whole site. */
  name: string | undefined
}

/** A version of the `mint.json`. */
export interface VersionInput {
  name: string
  url?: string
  default?: boolean
  locale?: string
}

export interface Scopes {
  versions: readonly VersionInput[]
  /** In the order of the file. */
  list: readonly Scope[]
  isDeclared(name: string): boolean
  /** The scopes that show something with this version. Without a declared one, it is all of them. */
  select(version: string | undefined): readonly Scope[]
}

/** Resolves the versions of a site. Of versions with the same name, the last one counts. */
export function resolveScopes({ versions = [] }: Pick<SiteConfigInput, 'versions'>): Scopes {
  const all = versions.map((version): VersionInput => (typeof version === 'string' ? { name: version } : version))
  const byName = new Map(all.map((version) => [version.name, version]))
  const named = [...byName.values()].filter(({ url }) => url === undefined).map(({ name }): Scope => ({ name }))
  const list = named.length === 0 ? [{ name: undefined }] : named
  return {
    versions: [...byName.values()],
    list,
    isDeclared: (name) => byName.has(name),
    select(version) {
      if (version === undefined || !byName.has(version)) return list
      return list.filter(({ name }) => name === version)
    },
  }
}
