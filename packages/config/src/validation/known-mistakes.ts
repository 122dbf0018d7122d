import type { ConfigPath } from '../problems/config-problem.ts'
import type { Mend } from './suggestion.ts'

interface KnownMistake {
  /** Keys from the top, positions and the way into nested groups left out. */
  path: string
  /** The value the mend is for; any when absent. */
  value?: unknown
  /** What to do. */
  mend: string
  /** Whether removing the key changes nothing else. */
  isRemoval?: true
}

/** Things that authors write because another format, or an older form of this one, has them. */
const KNOWN_MISTAKES: readonly KnownMistake[] = [
  {
    path: 'modeToggle.default',
    value: 'system',
    mend: 'Remove the key: the mode of the operating system is used.',
    isRemoval: true,
  },
  {
    path: 'api.auth.method',
    value: 'none',
    mend: 'Remove the key, or write authMethod: "none" in the frontmatter of a page.',
  },
  { path: 'api.hidePlayground', mend: 'Write "playground": {"mode": "hide"} instead.' },
  { path: 'navigation.hidden', mend: 'Write hidden: true in the frontmatter of the pages.' },
  { path: 'navigation.openapi', mend: 'Write "openapi" at the top of the file, or in a tab or an anchor.' },
  { path: 'topAnchor.url', mend: 'Remove the key: the anchor leads to the first page.', isRemoval: true },
  { path: 'primaryTab.url', mend: 'Remove the key: the tab leads to the first page.', isRemoval: true },
]

/** Finds the mend of a known mistake. */
export function findKnownMistake(path: ConfigPath, value: unknown): Mend | undefined {
  const keys = path
    .filter((segment) => typeof segment === 'string')
    .join('.')
    .replace(/(?:\.pages)+(?=\.)/, '')
  const mistake = KNOWN_MISTAKES.find((known) => known.path === keys && (!('value' in known) || known.value === value))
  return mistake && { text: mistake.mend, ...(mistake.isRemoval && { change: { kind: 'remove', path } }) }
}
