import type { ConfigPath } from '../problems/config-path.ts'
import type { Suggestion } from './suggestion.ts'

interface KnownMistake {
  /** Keys from the top, without indexes and without the path through nested groups. */
  path: string
  /** The value that the suggestion is for; any value by default. */
  value?: unknown
  suggestion: string
  /** Whether removing the key changes nothing else. */
  isRemoval?: true
}

/** Common mistakes: things that another format has, or an older version of this one. */
const KNOWN_MISTAKES: readonly KnownMistake[] = [
  {
    path: 'modeToggle.default',
    value: 'system',
    suggestion: 'Remove the key: the mode of the operating system is the default.',
    isRemoval: true,
  },
  {
    path: 'api.auth.method',
    value: 'none',
    suggestion: 'Remove the key, or write authMethod: "none" in the frontmatter of a page.',
  },
  { path: 'api.hidePlayground', suggestion: 'Write "playground": {"mode": "hide"} instead.' },
  { path: 'navigation.hidden', suggestion: 'Write hidden: true in the frontmatter of the pages.' },
  { path: 'navigation.openapi', suggestion: 'Write "openapi" at the top of the file, or in a tab or an anchor.' },
  { path: 'topAnchor.url', suggestion: 'Remove the key: the anchor links to the first page.', isRemoval: true },
  { path: 'primaryTab.url', suggestion: 'Remove the key: the tab links to the first page.', isRemoval: true },
]

/** Finds the suggestion for a known mistake. */
export function findKnownMistake(path: ConfigPath, value: unknown): Suggestion | undefined {
  const keys = path
    .filter((segment) => typeof segment === 'string')
    .join('.')
    .replace(/(?:\.pages)+(?=\.)/, '')
  const mistake = KNOWN_MISTAKES.find((known) => known.path === keys && (!('value' in known) || known.value === value))
  return mistake && { text: mistake.suggestion, change: mistake.isRemoval && { kind: 'remove', path } }
}
