import type { DivisionLabel as ConfigLabel, DivisionConfig } from '@spearmint/config'
import { type Division, type DivisionLabel, isLocale, toLanguageTag } from '../../../core/index.ts'
import { selectIcon } from './select-icon.ts'

/** Converts how a division or a link of `docs.json` is shown. */
export function toDivisionLabel(config: ConfigLabel): DivisionLabel {
  const { kind, name, title, color, description, tag, isHidden, align } = config
  const isLanguage = kind === 'language'
  return {
    kind,
    name: isLanguage ? toLanguageName(name) : name,
    isHidden,
    ...(isLanguage && isLocale(name) && { locale: name }),
    ...selectIcon(config),
    ...(color !== undefined && { color }),
    ...(tag !== undefined && { tag }),
    ...((description ?? title) !== undefined && { description: description ?? title }),
    ...(align === 'end' && { isAtEnd: true }),
  }
}

/** Selects what the pages of a language show instead of what the site has. */
export function toDivisionFrame(config: DivisionConfig): Division['frame'] {
  const { banner, topbarLinks, topbarCtaButton, footer } = config
  if (banner === undefined && topbarLinks === undefined && footer === undefined) return undefined
  return {
    ...(banner !== undefined && { banner }),
    ...(topbarLinks !== undefined && { topbarLinks }),
    ...(topbarCtaButton && { topbarCtaButton }),
    ...(footer !== undefined && { footer: { socials: [], links: footer.links }, footerSocials: footer.socials }),
  }
}

/** `de` → `Deutsch`. A language is shown in itself, for those who can't read the current one. */
function toLanguageName(code: string): string {
  const tag = toLanguageTag(code)
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag) ?? code
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
  } catch {
    return code
  }
}
