import type { ConfigPath } from '../problems/config-path.ts'
import type { Suggestion } from './suggestion.ts'

/** A common mistake: something that another format has, or an older version of this one. */
export interface KnownMistake {
  /** Keys from the top, without indexes and without the path through nested groups. `*.` stands for any keys. */
  path: string
  /** The value that the suggestion is for; any value by default. */
  value?: unknown
  /** The suggestion is for arrays. */
  isArray?: true
  suggestion: string
  /** The key is the name of this one elsewhere, with the same values. */
  renamedTo?: string
  /** Whether removing the key changes nothing else. */
  isRemoval?: true
  /** Whether the key is another one's name elsewhere, so that similar names are not what was meant. */
  isOtherName?: true
}

/** Finds the suggestion for a known mistake. */
export function findKnownMistake(
  mistakes: readonly KnownMistake[],
  path: ConfigPath,
  value: unknown,
): (Suggestion & Pick<KnownMistake, 'isOtherName' | 'renamedTo'>) | undefined {
  const keys = path
    .filter((segment) => typeof segment === 'string')
    .join('.')
    .replace(/(?:\.pages)+(?=\.)/, '')
  const mistake = mistakes.find(
    (known) =>
      isAt(known.path, keys) &&
      (!('value' in known) || known.value === value) &&
      (!known.isArray || Array.isArray(value)),
  )
  return (
    mistake && {
      text: mistake.suggestion,
      change: mistake.isRemoval && { kind: 'remove', path },
      ...(mistake.isOtherName && { isOtherName: true }),
      ...(mistake.renamedTo && { renamedTo: mistake.renamedTo }),
    }
  )
}

function isAt(pattern: string, keys: string): boolean {
  return pattern.startsWith('*.') ? `.${keys}`.endsWith(pattern.slice(1)) : pattern === keys
}
