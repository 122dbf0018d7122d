/**
 * Whether a relative path stays inside its folder on every system: names separated by `/`, none of them empty, `.` or
 * `..`, no backslash, no NUL and no drive (`C:`).
 */
export function isSafePath(path: string): boolean {
  if (path.includes('\\') || path.includes('\0') || /^[a-z]:/i.test(path)) return false
  return path.split('/').every((name) => name !== '' && name !== '.' && name !== '..')
}
