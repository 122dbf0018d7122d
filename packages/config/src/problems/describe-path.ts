import type { ConfigPath } from './config-path.ts'

/** Formats a path for a message, in quotes: `"navigation[0].pages[2]"`; unusual keys as `metadata['og:image']`. */
export function describePath(path: ConfigPath): string {
  const text = path.reduce<string>((before, segment) => {
    if (typeof segment === 'number') return `${before}[${segment}]`
    if (!/^[\w$-]+$/.test(segment)) return `${before}['${segment.slice(0, 60)}']`
    return before === '' ? segment : `${before}.${segment}`
  }, '')
  return `"${text}"`
}
