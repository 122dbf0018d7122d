import type { ConfigPath } from '../../problems/config-path.ts'
import { normalizePagePath } from '../../rules/normalize-page-path.ts'
import type { PlacedText } from '../../rules/placed-text.ts'
import type { PartialConfig } from '../schema/partial-config.ts'
import { walkGroups, walkPages } from './walk-groups.ts'

/** Lists the images of a configuration. */
export function listImages({ logo, favicon, backgroundImage, spearmint }: PartialConfig): PlacedText[] {
  const pair = typeof logo === 'object' ? logo : undefined
  const cards = typeof spearmint?.socialCards === 'object' ? spearmint.socialCards : undefined
  return listWritten([
    [typeof logo === 'string' ? logo : undefined, ['logo']],
    [pair?.light, ['logo', 'light']],
    [pair?.dark, ['logo', 'dark']],
    [favicon, ['favicon']],
    [backgroundImage, ['backgroundImage']],
    [cards?.background, ['spearmint', 'socialCards', 'background']],
  ])
}

/** Lists the pages of the navigation as normalized paths. */
export function listPages({ navigation }: PartialConfig): PlacedText[] {
  return [...walkPages(navigation)].map(({ page, path }) => ({ text: normalizePagePath(page), path }))
}

/** Lists the texts that end with a slash by mistake: base URLs, and pages as written. */
export function listSlashTexts({ api, navigation }: PartialConfig): PlacedText[] {
  const { baseUrl = [] } = api ?? {}
  const urls: PlacedText[] =
    typeof baseUrl === 'string'
      ? [{ text: baseUrl, path: ['api', 'baseUrl'] }]
      : baseUrl.map((text, index) => ({ text, path: ['api', 'baseUrl', index] }))
  return [...urls, ...[...walkPages(navigation)].map(({ page, path }) => ({ text: page, path }))]
}

/** Lists the texts that visitors should see. */
export function listVisibleTexts(config: PartialConfig): PlacedText[] {
  const logo = typeof config.logo === 'object' ? config.logo : undefined
  return listWritten([
    [logo?.light, ['logo', 'light']],
    [logo?.dark, ['logo', 'dark']],
    [config.favicon, ['favicon']],
    [config.topbarCtaButton?.name, ['topbarCtaButton', 'name']],
    ...(config.topbarLinks ?? []).map(({ name }, index): [string | undefined, ConfigPath] => [
      name,
      ['topbarLinks', index, 'name'],
    ]),
    [config.topAnchor?.name, ['topAnchor', 'name']],
    [config.primaryTab?.name, ['primaryTab', 'name']],
    ...[...walkGroups(config.navigation)].map(({ group, path }): [string, ConfigPath] => [
      group.group,
      [...path, 'group'],
    ]),
  ])
}

/** Lists the URLs of links to repositories. */
export function listRepositories({ topbarLinks = [], topbarCtaButton }: PartialConfig): PlacedText[] {
  const links = topbarLinks.map((link, index) => ({ link, path: ['topbarLinks', index, 'url'] as ConfigPath }))
  if (topbarCtaButton) links.push({ link: topbarCtaButton, path: ['topbarCtaButton', 'url'] })
  return links.filter(({ link }) => link.type === 'github').map(({ link, path }) => ({ text: link.url, path }))
}

function listWritten(texts: readonly (readonly [string | undefined, ConfigPath])[]): PlacedText[] {
  return texts.flatMap(([text, path]) => (text === undefined ? [] : [{ text, path }]))
}
