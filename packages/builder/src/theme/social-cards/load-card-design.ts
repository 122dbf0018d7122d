import type { SiteConfig } from '@spearmint/config'
import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import {
  isExternalHref,
  isUnsafeHref,
  type LocateInConfig,
  locateNothing,
  type SourceFolder,
  splitHref,
} from '../../core/index.ts'
import { THEME_CODES } from '../codes.ts'
import { findDrawingExcess } from '../drawing/find-drawing-excess.ts'
import { findImageType } from '../drawing/find-image-type.ts'
import { toSiteColors } from '../stylesheet/theme-css.ts'
import { toCardText } from './card-text.ts'
import type { CardDesign, CardImage } from './render-card.ts'

export interface LoadedCardDesign {
  design: CardDesign
  /** Why an image can't be shown. */
  diagnostics: Diagnostic[]
}

interface CardDesignInput {
  config: SiteConfig
  source: SourceFolder
  locate?: LocateInConfig | undefined
}

/** Loads what all cards of a site have in common, such as its logo. Undefined for a site without cards. */
export function loadCardDesign({
  config,
  source,
  locate = locateNothing,
}: CardDesignInput): LoadedCardDesign | undefined {
  if (config.socialCards === undefined) return undefined
  const { appearance, background } = config.socialCards
  const mode = appearance ?? config.modeToggle.default ?? 'light'
  const { day, night } = toSiteColors(config)
  const logoKey = mode === 'dark' ? 'dark' : 'light'
  const images = {
    logo: readImage(config.logo?.[logoKey], source),
    background: readImage(background, source),
  }
  const paths = { logo: ['logo', logoKey], background: ['spearmint', 'socialCards', 'background'] }
  const names = { logo: 'The logo', background: 'The background' }
  const problems = (['logo', 'background'] as const).flatMap((key) => {
    const image = images[key]
    if (typeof image !== 'string') return []
    const message = `${names[key]} is not shown on social cards. ${image}`
    return [
      toDiagnostic(THEME_CODES, { code: 'site/card-image', message, suggestions: SUGGESTIONS, ...locate(paths[key]) }),
    ]
  })
  const toImage = (image: CardImage | string | undefined) => (typeof image === 'object' ? image : undefined)
  const design: CardDesign = {
    mode,
    colors: mode === 'dark' ? night : day,
    name: toCardText(config.name),
    logo: toImage(images.logo),
    background: toImage(images.background),
  }
  return { design, diagnostics: problems }
}

const SUGGESTIONS = ['Use an SVG without text, or a PNG, in the folder of the site.']

/** Reads an image. Returns a sentence if it can't be drawn, or if drawing it for every page would take too long. */
function readImage(href: string | undefined, source: SourceFolder): CardImage | string | undefined {
  if (href === undefined || href === '') return undefined
  if (isExternalHref(href) || isUnsafeHref(href)) return 'It is not a file of the site, and builds load nothing.'
  const bytes = source.readBytes(splitHref(href).path.replace(/^[./]+/, ''))
  // The rules of the configuration report missing files.
  if (bytes === undefined) return undefined
  const type = findImageType(bytes)
  if (type === undefined || type.mediaType === 'image/x-icon') return 'It is not an SVG, PNG, JPEG, GIF or WebP image.'
  if (type.mediaType === 'image/svg+xml' && /<text[\s>]/i.test(new TextDecoder().decode(bytes)))
    return 'It contains text, which looks different on each system.'
  return findDrawingExcess(type, bytes) ?? { mediaType: type.mediaType, bytes }
}
