import type { Contextual, ContextualOption } from '../../model/site-config.ts'
import { type ContextualInput, contextualSchema } from '../schema/contextual.ts'
import { toIconSettings } from './to-icon-settings.ts'

/** Entries of the page menu that need a hosted service. They are left out, and a rule reports them. */
const HOSTED_OPTIONS: ReadonlySet<string> = new Set([
  'assistant',
  'windsurf',
  'devin-mcp',
  'devin-desktop',
  'download-pdf',
])

/** Parses the page menu of one page, as in its frontmatter. Undefined if it is not valid. */
export function parseContextual(written: unknown): Contextual | undefined {
  const { data } = contextualSchema.safeParse(written)
  return data && toContextual(data)
}

export function toContextual({ options, display = 'header' }: ContextualInput): Contextual {
  const seen = new Set<unknown>()
  const own = options.filter((option) => {
    const isRepeated = seen.has(option)
    seen.add(option)
    return !isRepeated && !isHostedOption(option)
  })
  return { options: own.map(toOption), display }
}

/** Whether an entry needs a hosted service, such as an assistant. */
export function isHostedOption(option: ContextualInput['options'][number]): boolean {
  if (typeof option === 'string') return HOSTED_OPTIONS.has(option)
  return JSON.stringify(option.href).includes('$mcp')
}

function toOption(option: ContextualInput['options'][number]): ContextualOption {
  if (typeof option === 'string') return { type: 'builtin', name: option }
  const { title, description, icon, href } = option
  const link = typeof href === 'string' ? { href, query: [] } : { href: href.base, query: href.query ?? [] }
  return { type: 'link', title, description, ...toIconSettings(icon), ...link }
}
