import type { ContextualOption, SiteConfig } from '../../model/site-config.ts'
import type { ContextualInput } from '../schema/contextual.ts'
import { toIconSettings } from './to-icon-settings.ts'

/** Entries of the page menu that need a hosted service. They are left out, and a rule reports them. */
export const HOSTED_OPTIONS: ReadonlySet<string> = new Set([
  'assistant',
  'mcp',
  'add-mcp',
  'cursor',
  'vscode',
  'windsurf',
  'devin-mcp',
  'devin-desktop',
  'download-pdf',
])

export function toContextual({ options, display = 'header' }: ContextualInput): NonNullable<SiteConfig['contextual']> {
  const seen = new Set<unknown>()
  const own = options.filter((option) => {
    const isRepeated = seen.has(option)
    seen.add(option)
    return !isRepeated && !(typeof option === 'string' && HOSTED_OPTIONS.has(option))
  })
  return { options: own.map(toOption), display }
}

function toOption(option: ContextualInput['options'][number]): ContextualOption {
  if (typeof option === 'string') return { type: 'builtin', name: option }
  const { title, description, icon, href } = option
  const link = typeof href === 'string' ? { href, query: [] } : { href: href.base, query: href.query ?? [] }
  return { type: 'link', title, description, ...toIconSettings(icon), ...link }
}
