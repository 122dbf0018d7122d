import type { Banner } from '@spearmint/config'
import type { Result } from 'hastscript'
import { toHash } from '../../core/index.ts'
import { toBannerClass } from '../stylesheet/banner-color.ts'
import type { AssetUsage } from './asset-usage.ts'
import { renderGlyph } from './elements/glyph.ts'
import { insertHtml, type RenderedHtml, renderContent, renderPart } from './render-html.ts'
import type { Site } from './site.ts'

/** The banner above the pages of a division. */
export interface SiteBanner {
  html: RenderedHtml
  /** Identifies the text, for visitors who dismissed it. Undefined if they can't. */
  key?: string
  usage: AssetUsage
}

/** Renders the banner of a site. Its text is Markdown. Without JavaScript, it can't be dismissed and has no button. */
export function renderBanner({ config: { banner }, words, renderInline }: Site): SiteBanner | undefined {
  if (banner === undefined) return undefined
  const key = banner.isDismissible ? toHash(banner.content).slice(0, 12) : undefined
  const styles = new Set(['banner', 'site-banner'])
  return {
    html: renderPart(renderBar(banner, words, key, renderContent(renderInline(banner.content)))),
    usage: { islands: new Set(key === undefined ? [] : ['banner']), styles },
    ...(key !== undefined && { key }),
  }
}

function renderBar(
  { type, color }: Banner,
  words: Site['words'],
  key: string | undefined,
  content: RenderedHtml,
): Result {
  const isPlain = color.light === undefined && color.dark === undefined
  const classes = ['banner', 'site-banner', isPlain ? `banner-${type}` : toBannerClass(color)]
  return (
    <aside id="banner" class={classes.join(' ')} aria-label={words.say('banner.label')} data-sm="banner" data-key={key}>
      <div class="banner-content">{insertHtml(content)}</div>
      {key === undefined ? null : (
        <button type="button" class="banner-close icon-button needs-js" aria-label={words.say('banner.dismiss')}>
          {renderGlyph('close')}
        </button>
      )}
    </aside>
  )
}

/** Where a document has the banner: above the header, or below it if the sidebar at the edge of the window has the logo. */
export function toBannerParts(
  banner: SiteBanner | undefined,
  { layout }: Site['config'],
): { banner: RenderedHtml | undefined; isBannerBelow: boolean } {
  return { banner: banner?.html, isBannerBelow: layout === 'sidenav' || layout === 'solidSidenav' }
}
