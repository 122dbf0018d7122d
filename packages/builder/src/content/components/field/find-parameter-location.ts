/** The props that name a parameter and where it is sent (docs/reference/page-content.mdx#fields). */
const LOCATIONS = ['query', 'path', 'body', 'header'] as const

/** Finds where a parameter is sent: the first of these props that is set and not `false`. */
export function findParameterLocation(
  props: Readonly<Record<string, unknown>>,
): (typeof LOCATIONS)[number] | undefined {
  return LOCATIONS.find((key) => props[key] !== undefined && props[key] !== null && props[key] !== false)
}
