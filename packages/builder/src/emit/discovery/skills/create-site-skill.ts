import type { ApiOperation } from '../../../api/index.ts'
import { toSlug } from '../../../core/index.ts'
import { isSkillName, type Skill } from './parse-skill.ts'

/** What the skill of a site is written from. */
export interface SiteSkillInput {
  name: string
  /** A sentence about the site. May be empty. */
  description: string
  /** URL of the site. Undefined if it is not known. */
  root?: string | undefined
  /** URLs of the lists of all pages. */
  listUrl: string
  indexUrl: string
  /** URLs of the OpenAPI documents. */
  specUrls: readonly string[]
  operations: readonly Pick<ApiOperation, 'servers' | 'security'>[]
}

type Scheme = ApiOperation['security'][number]['schemes'][number]

/** Creates a skill about a site: what it is, how to search it, and how to authorize requests to its API. */
export function createSiteSkill(input: SiteSkillInput): Skill & { text: string } {
  const title = toLine(input.name, 100)
  const slug = `${toSlug(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
    .replace(/-+$/, '')}-docs`
  const name = isSkillName(slug) ? slug : 'docs'
  const about = toLine(input.description, 500)
  const description = toLine(
    `Finds answers in the documentation of ${title}. Use it for questions about ${title}. ${about}`,
    1000,
  )
  const sections = [
    `# Documentation of ${title}`,
    ...(about === '' ? [] : [about]),
    ...listSearchSteps(input),
    ...listApiSteps(input),
  ]
  // JSON strings are valid YAML.
  const head = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---`
  return { name, description, text: `${head}\n\n${sections.join('\n\n')}\n` }
}

function listSearchSteps({ root, listUrl, indexUrl }: SiteSkillInput): string[] {
  return [
    '## Find a page',
    [
      ...(root === undefined
        ? []
        : [`- Search: run \`npx -y spearmint mcp ${root}\`, an MCP server, and call \`search\`.`]),
      `- All pages with descriptions: ${listUrl}. Its links lead to Markdown.`,
      `- All pages, headings, API operations and tokens per page as JSON: ${indexUrl}`,
    ].join('\n'),
    'Read the Markdown of a page instead of its HTML, and cite the URL of the page.',
  ]
}

function listApiSteps({ specUrls, operations }: SiteSkillInput): string[] {
  if (specUrls.length === 0 && operations.length === 0) return []
  const servers = [...new Set(operations.flatMap(({ servers: [server] }) => (server ? [server.url] : [])))].slice(0, 5)
  const schemes = operations.flatMap(({ security }) => security.flatMap((alternative) => alternative.schemes))
  const ways = [...new Set(schemes.map(describeScheme))].slice(0, 10)
  return [
    '## Call the API',
    [
      ...specUrls.map((url) => `- OpenAPI: ${url}`),
      ...servers.map((url) => `- Server: \`${toCode(url)}\``),
      ...ways.map((way) => `- Authorization: ${way}`),
    ].join('\n'),
    'Ask the user for credentials. Never write them into files or messages.',
  ]
}

function describeScheme(scheme: Scheme): string {
  switch (scheme.type) {
    case 'bearer':
      return 'send the header `Authorization: Bearer <token>`.'
    case 'basic':
      return 'send the header `Authorization: Basic <name and password in Base64>`.'
    case 'key':
      return `send the API key in the ${scheme.place === 'query' ? 'query parameter' : scheme.place} \`${toCode(scheme.parameter)}\`.`
    case 'oauth2':
      return `OAuth 2.0${scheme.scopes.length === 0 ? '' : ` with the scopes ${scheme.scopes.map((scope) => `\`${toCode(scope)}\``).join(', ')}`}.`
    case 'openIdConnect':
      return `OpenID Connect, see ${toLine(scheme.url, 500)}.`
    case 'http':
      return `send the header \`Authorization: ${toCode(scheme.scheme)} …\`.`
    case 'mutualTLS':
      return 'a client certificate (mutual TLS).'
  }
}

function toLine(text: string, max: number): string {
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, max).join('').trim()
}

function toCode(text: string): string {
  return toLine(text.replaceAll('`', ''), 300)
}
