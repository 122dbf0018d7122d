import type { SiteConfig } from '@spearmint/config'
import type { Child, Result } from 'hastscript'
import { insertHtml, type RenderedHtml, renderPart } from '../render-html.ts'

/** What differs between documents. */
export interface DocumentParts {
  config: SiteConfig
  language: string
  /** Classes of the root element that the stylesheet asks for. */
  classes: readonly string[]
  head: readonly RenderedHtml[]
  body: Child
}

/** Renders a whole HTML document. It holds no inline script or style, so that a strict security policy can forbid them. */
export function renderDocument({ config, language, classes, head, body }: DocumentParts): string {
  const html: Result = (
    <html lang={language} class={[...classes, ...toModeClasses(config)].join(' ')} {...toModeAttributes(config)}>
      <head>{head.map(insertHtml)}</head>
      <body>{body}</body>
    </html>
  )
  return renderPart({ type: 'root', children: [{ type: 'doctype' }, ...(html.type === 'root' ? [] : [html])] })
}

/** The mode is in the document itself where the configuration has one, so that it needs no script. */
function toModeAttributes({ modeToggle }: SiteConfig): Record<string, string> {
  return {
    ...(modeToggle.default === undefined ? {} : { 'data-mode': modeToggle.default }),
    ...(modeToggle.isHidden ? { 'data-mode-fixed': '' } : {}),
  }
}

/** Authors' styles know dark mode by the class `dark` on the root element (reference 4.5). */
function toModeClasses({ modeToggle }: SiteConfig): string[] {
  return modeToggle.default === 'dark' ? ['dark'] : []
}
