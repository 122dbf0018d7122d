/** Reads the names and values of a `Cookie` header (RFC 6265, 4.2.1). */
export function readCookies(header = ''): ReadonlyMap<string, string> {
  return new Map(
    header.split(';').flatMap((pair): [string, string][] => {
      const [, name, value] = /^\s*([^=\s]+)=(.*)$/s.exec(pair) ?? []
      return name === undefined ? [] : [[name, value ?? '']]
    }),
  )
}
