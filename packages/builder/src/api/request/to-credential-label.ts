import type { PLAYGROUND_WORDS, Words } from '@spearmint/config/words'
import type { SecurityScheme } from '../model/security.ts'

/** Converts a scheme to the visible label of its first input, which messages name too. */
export function toCredentialLabel(scheme: SecurityScheme, words: Words<typeof PLAYGROUND_WORDS>): string {
  switch (scheme.type) {
    case 'key':
      return scheme.parameter
    case 'basic':
      return scheme.names?.[0] ?? words.say('playground.username')
    default:
      return 'Authorization'
  }
}
