/**
 * Normalizes the URL path under which a site is served. `/docs`, `/docs/` and `docs` result in `/docs`; `/` and the empty
 * string in the empty string. Returns undefined for anything that is not a plain path.
 */
export function toBasePath(value: string): string | undefined {
  const names = value.replace(/^\/|\/$/g, '').split('/')
  if (names.length === 1 && names[0] === '') return ''
  return names.every(isPlainName) ? `/${names.join('/')}` : undefined
}

function isPlainName(name: string): boolean {
  return name !== '.' && name !== '..' && /^[^\s\p{Cc}%?#\\:"'<>]+$/u.test(name)
}
