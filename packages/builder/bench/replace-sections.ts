/** Tables by the name of their section in a page. */
export type Sections = ReadonlyMap<string, string>

/**
 * Replaces the tables of an MDX page between `{/* measured: name *\/}` and `{/* end of name *\/}`. Everything else stays,
 * including sections without a new table.
 *
 * @throws if the page has no section for a table, so that no table is lost
 */
export function replaceSections(page: string, sections: Sections): string {
  let result = page
  for (const [name, table] of sections) {
    const [start, end] = [`{/* measured: ${name} */}`, `{/* end of ${name} */}`]
    const from = result.indexOf(start)
    const to = result.indexOf(end, from)
    if (from === -1 || to === -1) throw new Error(`The page has no section "${start} … ${end}".`)
    result = `${result.slice(0, from + start.length)}\n\n${table}\n\n${result.slice(to)}`
  }
  return result
}
