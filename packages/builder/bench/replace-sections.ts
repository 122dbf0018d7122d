/** Tables by the name of their place in a page. */
export type Sections = ReadonlyMap<string, string>

/**
 * Puts tables into a page of MDX between `{/* measured: name *\/}` and `{/* end of name *\/}`. Everything else stays, also
 * the places of which nothing was measured.
 *
 * @throws when a table has no place in the page, so that none is lost
 */
export function replaceSections(page: string, sections: Sections): string {
  let result = page
  for (const [name, table] of sections) {
    const [start, end] = [`{/* measured: ${name} */}`, `{/* end of ${name} */}`]
    const from = result.indexOf(start)
    const to = result.indexOf(end, from)
    if (from === -1 || to === -1) throw new Error(`The page has no place "${start} … ${end}".`)
    result = `${result.slice(0, from + start.length)}\n\n${table}\n\n${result.slice(to)}`
  }
  return result
}
