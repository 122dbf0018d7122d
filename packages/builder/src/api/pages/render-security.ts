import type { PageWords } from '@spearmint/config/words'
import type { ElementContent } from 'hast'
import type { ComponentNode } from '../../content/index.ts'
import type { SecurityAlternative, SecurityScheme } from '../model/security.ts'
import { toCode, toComponent, toHeading, toParagraph } from './content-nodes.ts'
import type { ApiRenderTools } from './render-tools.ts'

/** Renders the authorization, with tabs for alternatives. Nothing if none is described. */
export function renderSecurity(alternatives: readonly SecurityAlternative[], tools: ApiRenderTools): ElementContent[] {
  const ways = alternatives.filter(({ schemes }) => schemes.length > 0)
  if (ways.length === 0) return []
  const isOptional = ways.length < alternatives.length
  const render = ({ schemes }: SecurityAlternative): ComponentNode[] =>
    schemes.map((scheme) => renderScheme(scheme, tools))
  const [only] = ways
  return [
    toHeading(2, tools.words.say('api.authorization'), 'Authorization'),
    ...(isOptional ? [toParagraph(tools.words.say('api.noAuthorization'))] : []),
    ...(ways.length === 1 && only !== undefined
      ? render(only)
      : [
          toComponent(
            'Tabs',
            { sync: false },
            ways.map((way) =>
              toComponent('Tab', { title: way.schemes.map(({ name }) => name).join(' + ') }, render(way)),
            ),
          ),
        ]),
  ]
}

function renderScheme(scheme: SecurityScheme, tools: ApiRenderTools): ComponentNode {
  const { words } = tools
  const { place, name, value } = toSent(scheme, words)
  return toComponent('ParamField', { [place]: name, type: 'string', required: true }, [
    ...(scheme.description === undefined ? [] : tools.renderMarkdown(scheme.description)),
    toParagraph(...words.fill('api.sentAs', { value: toCode(value) })),
    ...(scheme.type === 'oauth2' && scheme.scopes.length > 0
      ? [toParagraph(...words.fill('api.scopes', { scopes: scheme.scopes.flatMap(toListItem) }).flat())]
      : []),
  ])
}

/** Converts a scheme to where its credential is sent and what it looks like there. */
function toSent(
  scheme: SecurityScheme,
  words: PageWords,
): { place: 'header' | 'query' | 'name'; name: string; value: string } {
  const inHeader = (value: string) => ({
    place: 'header' as const,
    name: 'Authorization',
    value: `Authorization: ${value}`,
  })
  switch (scheme.type) {
    case 'basic':
      return inHeader(`Basic <base64 of ${(scheme.names ?? ['username', 'password']).join(':')}>`)
    case 'http':
      return inHeader(`${scheme.scheme} <credentials>`)
    case 'key': {
      const key = `${scheme.prefix ?? ''}<key>`
      if (scheme.place === 'query')
        return { place: 'query', name: scheme.parameter, value: `?${scheme.parameter}=${key}` }
      if (scheme.place === 'cookie')
        return { place: 'name', name: scheme.parameter, value: `Cookie: ${scheme.parameter}=${key}` }
      return { place: 'header', name: scheme.parameter, value: `${scheme.parameter}: ${key}` }
    }
    case 'mutualTLS':
      return { place: 'name', name: scheme.name, value: words.say('api.certificate') }
    default:
      return inHeader(`Bearer ${scheme.prefix ?? ''}<token>`)
  }
}

function toListItem(text: string, index: number): (string | ElementContent)[] {
  return [...(index === 0 ? [] : [', ']), toCode(text)]
}
