import type { ConfigPath } from '../problems/config-path.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { PartialConfig } from '../schema/partial-config.ts'

/** No URL that a visitor can click may run as code. Browsers skip control characters and spaces in a scheme. */
export function checkUnsafeUrl(config: PartialConfig): ValueProblem[] {
  return [...walkUrls(config)]
    .filter(({ url }) => /^(?:javascript|data|vbscript):/i.test(url.replace(/[\p{Cc}\s]/gu, '')))
    .map(({ url, path }) => ({
      code: 'config/unsafe-url',
      path,
      at: 'value',
      message: `${describePath(path)} is ${describeValue(url)}, which would run as code; expected the URL of a page.`,
      suggestions: ['Use a URL that starts with https://, or a path.'],
    }))
}

function* walkUrls(config: PartialConfig): Generator<{ url: string; path: ConfigPath }> {
  const lists = { topbarLinks: config.topbarLinks, anchors: config.anchors, tabs: config.tabs }
  for (const [key, list] of Object.entries(lists)) {
    for (const [index, { url }] of (list ?? []).entries()) yield { url, path: [key, index, 'url'] }
  }
  if (typeof config.logo === 'object' && config.logo.href !== undefined) {
    yield { url: config.logo.href, path: ['logo', 'href'] }
  }
  // Browsers never run the code of a picture.
  if (typeof config.favicon === 'string' && !/^data:image\//i.test(config.favicon))
    yield { url: config.favicon, path: ['favicon'] }
  if (config.topbarCtaButton) yield { url: config.topbarCtaButton.url, path: ['topbarCtaButton', 'url'] }
  yield* walkSocials(config.footerSocials, ['footerSocials'])
  yield* walkSocials(config.footer?.socials, ['footer', 'socials'])
  for (const [column, { links }] of (config.footer?.links ?? []).entries()) {
    for (const [index, { url }] of links.entries())
      yield { url, path: ['footer', 'links', column, 'links', index, 'url'] }
  }
  for (const [index, { destination }] of (config.redirects ?? []).entries()) {
    yield { url: destination, path: ['redirects', index, 'destination'] }
  }
  for (const [index, version] of (config.versions ?? []).entries()) {
    if (typeof version === 'object' && version.url !== undefined)
      yield { url: version.url, path: ['versions', index, 'url'] }
  }
}

function* walkSocials(
  socials: PartialConfig['footerSocials'],
  path: ConfigPath,
): Generator<{ url: string; path: ConfigPath }> {
  for (const [key, social] of Object.entries(socials ?? {})) {
    if (typeof social === 'string') yield { url: social, path: [...path, key] }
    else yield { url: social.url, path: [...path, Number(key), 'url'] }
  }
}
