import type { Host } from './host.ts'
import { splitRules } from './split-rules.ts'
import type { HostRule } from './to-host-rules.ts'

/** The limit of routing rules (docs.aws.amazon.com/AmazonS3/latest/userguide/how-to-page-redirect.html). */
const MAX_RULES = 50

/**
 * Configures the website of an S3 bucket. Its rules match prefixes, so a redirect without wildcards stays a page: a rule
 * for `/old` would match `/older`.
 */
export const s3: Host = {
  title: 'Amazon S3',
  isTested: false,
  files: ['s3-website.json'],
  can: {
    clean: false,
    redirects: 'as pages, with status 200',
    wildcards: `up to ${MAX_RULES}, like \`/old/*\` to \`/new/*\``,
    notFound: true,
    security: false,
    cache: 'with the upload',
    charset: 'with the upload',
    compression: false,
    markdown: false,
    precompressed: false,
  },
  configure({ base, rules }) {
    const patterns = rules.filter(({ paths }) => paths.length === 0)
    const { lines, omitted } = splitRules<RoutingRule>(patterns, (rule, added) =>
      added.length < MAX_RULES ? toRoutingRule(rule) : undefined,
    )
    const config = {
      IndexDocument: { Suffix: 'index.html' },
      ErrorDocument: { Key: `${decodeURIComponent(base).slice(1)}/404.html`.replace(/^\//, '') },
      ...(lines.length > 0 && { RoutingRules: lines }),
    }
    return { files: { 's3-website.json': `${JSON.stringify(config, undefined, 2)}\n` }, omitted }
  },
}

interface RoutingRule {
  Condition: { KeyPrefixEquals: string; HttpErrorCodeReturnedEquals: '404' }
  Redirect: Record<string, string>
}

/** Only if there is no such file, so pages take precedence. */
function toRoutingRule({ from, to, status }: HostRule): RoutingRule | undefined {
  const [text, rest, ...others] = from
  const [target, position, ...end] = to
  if (typeof text !== 'object' || rest === 'segment' || typeof rest !== 'string' || others.length > 0) return undefined
  if (typeof target !== 'string' || end.length > 0) return undefined
  const url = /^(?:(https?):\/\/([^/]+))?\/([^?#]*)$/.exec(target)
  if (url === null) return undefined
  const [, protocol, host, key = ''] = url
  return {
    Condition: {
      KeyPrefixEquals: `${text.text.slice(1)}${rest === 'slash-and-rest' ? '/' : ''}`,
      HttpErrorCodeReturnedEquals: '404',
    },
    Redirect: {
      ...(protocol !== undefined && host !== undefined && { Protocol: protocol, HostName: host }),
      [position === undefined ? 'ReplaceKeyWith' : 'ReplaceKeyPrefixWith']: key,
      HttpRedirectCode: String(status),
    },
  }
}
