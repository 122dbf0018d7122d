import type { ConfigPath } from './config-problem.ts'

/** A path as it stands in a message, in quotes: `"navigation[0].pages[2]"`; other keys as `metadata['og:image']`. */
export function describePath(path: ConfigPath): string {
  const text = path.reduce<string>((before, segment) => {
    if (typeof segment === 'number') return `${before}[${segment}]`
    if (!/^[\w$-]+$/.test(segment)) return `${before}['${segment.slice(0, 60)}']`
    return before === '' ? segment : `${before}.${segment}`
  }, '')
  return `"${text}"`
}
