import type { SiteConfig } from '@spearmint/config'
import type { Child, Result } from 'hastscript'
import type { PageStyle } from '../../../core/index.ts'
import { insertHtml, type RenderedHtml, renderPart } from '../render-html.ts'
import { findTextDirection } from '../text-direction.ts'
import { renderSecurityPolicy } from './security-policy.ts'

/** What differs between documents. */
export interface DocumentParts {
  config: SiteConfig
  language: string
  /** Classes of the root element that the stylesheet asks for. */
  classes: readonly string[]
  head: readonly RenderedHtml[]
  /** Stylesheets of this page alone. */
  styles?: readonly PageStyle[]
  /** Other origins that the site may load code from. Default none. */
  allowedOrigins?: readonly string[] | undefined
  /** What the playground of the page sends to, as sources of CSP. Default none. */
  connectSources?: readonly string[] | undefined
  body: Child
}

/**
 * Renders a whole HTML document. It holds no inline script, and no style but those the policy in its head names. The
 * policy stands before everything it is about.
 */
export function renderDocument(parts: DocumentParts): string {
  const { config, language, classes, head, styles = [], allowedOrigins, connectSources, body } = parts
  const html: Result = (
    <html
      lang={language}
      dir={findTextDirection(language)}
      class={[...classes, ...toModeClasses(config)].join(' ')}
      {...toModeAttributes(config)}
    >
      <head>
        <meta charset="utf-8" />
        <meta
          http-equiv="Content-Security-Policy"
          content={renderSecurityPolicy(styles, allowedOrigins, connectSources)}
        />
        {head.map(insertHtml)}
        {styles.map(({ css, media }) => (
          <style media={media}>{css}</style>
        ))}
      </head>
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
