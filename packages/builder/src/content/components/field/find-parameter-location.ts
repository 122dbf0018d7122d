/** The properties that name a parameter and say where it goes (reference 4.2). */
const LOCATIONS = ['query', 'path', 'body', 'header'] as const

/** Finds where a parameter goes among the properties of its component: the first that is given and not switched off. */
export function findParameterLocation(
  props: Readonly<Record<string, unknown>>,
): (typeof LOCATIONS)[number] | undefined {
  return LOCATIONS.find((key) => props[key] !== undefined && props[key] !== null && props[key] !== false)
}
