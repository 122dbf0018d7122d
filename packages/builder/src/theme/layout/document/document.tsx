import type { SiteConfig } from '@spearmint/config'
import type { PageStyle } from '../../../core/index.ts'
import { toTextDirection } from '../language.ts'
import { insertHtml, joinHtml, type RenderedHtml, renderAround, renderPart } from '../render-html.ts'
import { toSecurityPolicy } from './security-policy.ts'

/** The parts that differ between documents. */
export interface DocumentParts {
  config: SiteConfig
  language: string
  /** Classes of the root element. */
  classes: readonly string[]
  head: readonly RenderedHtml[]
  /** Stylesheets of this page alone. */
  styles?: readonly PageStyle[]
  /** Other origins that the site may load code from. None by default. */
  allowedOrigins?: readonly string[] | undefined
  /** The APIs that the playground of the page sends requests to, as CSP sources. None by default. */
  connectSources?: readonly string[] | undefined
  body: RenderedHtml
}

/**
 * Renders a whole HTML document. It contains no inline scripts, and only those inline styles that the security policy
 * lists. The policy comes before everything that it applies to.
 */
export function renderDocument(parts: DocumentParts): string {
  const { config, language, classes, head, styles = [], allowedOrigins, connectSources, body } = parts
  const html = (
    <html
      lang={language}
      dir={toTextDirection(language)}
      class={[...classes, ...toModeClasses(config)].join(' ')}
      {...toModeAttributes(config)}
    />
  )
  const headElement = (
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content={toSecurityPolicy(styles, allowedOrigins, connectSources)} />
      {head.map(insertHtml)}
      {styles.map(({ css, media }) => (
        <style media={media}>{css}</style>
      ))}
    </head>
  )
  return joinHtml(
    renderPart({ type: 'doctype' }),
    renderAround(html, renderPart(headElement), renderAround(<body />, body)),
  )
}

/** A configured mode is an attribute of the document, so that it needs no script. */
function toModeAttributes({ modeToggle }: SiteConfig): Record<string, string> {
  return {
    ...(modeToggle.default === undefined ? {} : { 'data-mode': modeToggle.default }),
    ...(modeToggle.isHidden ? { 'data-mode-fixed': '' } : {}),
  }
}

/** The styles of authors use the class `dark` of the root element (docs/reference/page-content.mdx#style-hooks). */
function toModeClasses({ modeToggle }: SiteConfig): string[] {
  return modeToggle.default === 'dark' ? ['dark'] : []
}
