import type { IconLibrary } from '../model/site-config.ts'

const LIBRARY_NAMES: Record<IconLibrary, string> = {
  fontawesome: 'Font Awesome or Lucide',
  lucide: 'Lucide or Font Awesome',
  tabler: 'Tabler, Lucide or Font Awesome',
}

/**
 * Describes where an icon is looked up, in this order: `Lucide or Font Awesome`.
 *
 * @param library - The library that comes first.
 */
export function describeIconLibraries(library: IconLibrary = 'fontawesome'): string {
  return LIBRARY_NAMES[library]
}
