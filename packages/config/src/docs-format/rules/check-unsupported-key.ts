import type { ConfigPath } from '../../problems/config-path.ts'
import type { ValueProblem } from '../../problems/config-problem.ts'
import { describePath } from '../../problems/describe-path.ts'
import type { DocsFacts } from './docs-facts.ts'

/** Reports settings that the format has and Spearmint doesn't. */
export function checkUnsupportedKey({ settings }: DocsFacts): ValueProblem[] {
  const { codeblocks } = settings.styling ?? {}
  const hasGrammars = typeof codeblocks === 'object' && codeblocks.languages !== undefined
  const paths: ConfigPath[] = [
    ...(settings.variations === undefined ? [] : [['variations']]),
    ...(settings.thumbnails?.fonts === undefined ? [] : [['thumbnails', 'fonts']]),
    ...(hasGrammars ? [['styling', 'codeblocks', 'languages']] : []),
  ]
  return paths.map((path) => ({
    code: 'config/unsupported-key',
    path,
    at: 'key',
    message: `${describePath(path)} has no effect: Spearmint does not support it.`,
    suggestions: ['Keep it for other tools, or remove it.'],
  }))
}

/** Reports references of APIs and libraries that Spearmint can't generate. Their pages are missing. */
export function checkUnsupportedContent({ settings, written }: DocsFacts): ValueProblem[] {
  const paths: ConfigPath[] = [
    ...(settings.api?.asyncapi === undefined ? [] : [['api', 'asyncapi']]),
    ...walkUnsupported(written, ['navigation'], undefined),
  ]
  return paths.map((path) => ({
    code: 'navigation/unsupported-content',
    path,
    at: 'key',
    message: `${describePath(path)} has no effect: Spearmint generates pages from OpenAPI files, not from ${SOURCES.get(path.at(-1)) ?? 'this file'}.`,
    suggestions: ['Add pages of your own, or remove the key.'],
  }))
}

/** What the keys name. */
const SOURCES = new Map<ConfigPath[number] | undefined, string>([
  ['asyncapi', 'AsyncAPI files'],
  ['graphql', 'GraphQL schemas'],
  ['sdk', 'libraries'],
])

/** The lists in whose entries a key can be. Elsewhere, the key is unknown, which the schema reports. */
const PLACES = new Map([
  ['asyncapi', /./],
  ['graphql', /^tabs$/],
  ['sdk', /^(?:tabs|groups|pages)$/],
])

function* walkUnsupported(part: unknown, path: ConfigPath, list: string | undefined): Generator<ConfigPath> {
  if (typeof part !== 'object' || part === null) return
  for (const [key, value] of Object.entries(part)) {
    if (Array.isArray(part)) yield* walkUnsupported(value, [...path, Number(key)], list)
    else if (PLACES.get(key)?.test(list ?? 'root')) yield [...path, key]
    else yield* walkUnsupported(value, [...path, key], key)
  }
}
