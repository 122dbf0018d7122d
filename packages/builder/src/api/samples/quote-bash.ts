/** Quotes text for a POSIX shell: between single quotes nothing but the quote itself has a meaning. */
export function quoteBash(text: string): string {
  return `'${text.replaceAll('\0', '').replaceAll("'", `'\\''`)}'`
}
