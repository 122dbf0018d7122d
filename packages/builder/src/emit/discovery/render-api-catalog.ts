/** The list of the APIs of a host (RFC 9727). */
export const API_CATALOG_FILE = '.well-known/api-catalog'

/** Its media type: a set of links in JSON (RFC 9264). */
export const API_CATALOG_TYPE = 'application/linkset+json'

interface CatalogSpec {
  path: string
  url: string
}

/** Generates the catalog: each OpenAPI document of the site describes an API, which it also identifies. */
export function renderApiCatalog(specs: readonly CatalogSpec[]): string {
  const linkset = specs.map(({ path, url }) => ({
    anchor: url,
    'service-desc': [{ href: url, type: /\.json$/i.test(path) ? 'application/json' : 'application/yaml' }],
  }))
  return `${JSON.stringify({ linkset }, undefined, 2)}\n`
}
