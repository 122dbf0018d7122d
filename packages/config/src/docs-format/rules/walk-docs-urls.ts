import type { ConfigPath } from '../../problems/config-path.ts'
import type { PlacedText } from '../../rules/placed-text.ts'
import type { DocsFacts } from './docs-facts.ts'

/** Walks the URLs that visitors or browsers follow: every `href`, icons, accounts, and destinations of redirects. */
export function* walkDocsUrls({ settings, written }: Pick<DocsFacts, 'settings' | 'written'>): Generator<PlacedText> {
  const { favicon, navbar, footer, logo, contextual, redirects } = settings
  for (const [key, part] of Object.entries({ navigation: written, logo, navbar, footer, contextual })) {
    yield* walkKeys(part, [key], /^(?:href|base)$/)
  }
  // Browsers never run the code of a picture.
  for (const icon of walkKeys({ favicon }, [], /^(?:favicon|light|dark)$/)) {
    if (!/^data:image\//i.test(icon.text)) yield icon
  }
  yield* walkKeys(footer?.socials, ['footer', 'socials'], /./)
  yield* walkKeys(redirects, ['redirects'], /^destination$/)
}

function* walkKeys(part: unknown, path: ConfigPath, keys: RegExp): Generator<PlacedText> {
  if (typeof part !== 'object' || part === null) return
  for (const [key, value] of Object.entries(part)) {
    const at = [...path, Array.isArray(part) ? Number(key) : key]
    if (typeof value === 'string' && keys.test(key)) yield { text: value, path: at }
    else yield* walkKeys(value, at, keys)
  }
}
