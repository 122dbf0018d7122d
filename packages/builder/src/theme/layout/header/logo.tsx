import type { Result } from 'hastscript'
import { resolveFileHref, resolveHref } from '../elements/links.ts'
import type { Site } from '../site.ts'

/** Renders the logo, or the name of a site without one, as a link to the home page. */
export function renderLogo(site: Site): Result {
  const { config, addresses, links } = site
  const href = resolveHref(links, config.logo?.href ?? '/') ?? addresses.toPageHref('/')
  const images = renderImages(site)
  return (
    <a class="nav-logo-link" href={href}>
      {images.length === 0 ? <span class="nav-logo-name">{config.name}</span> : images}
    </a>
  )
}

/** One image if both modes use the same, otherwise a pair of which the mode shows one. */
function renderImages({ config, links }: Site): Result[] {
  const light = config.logo === undefined ? undefined : resolveFileHref(links, config.logo.light)
  const dark = config.logo === undefined ? undefined : resolveFileHref(links, config.logo.dark)
  if (config.logo?.light === '' && config.logo.dark === '') return []
  if (light === dark || light === undefined || dark === undefined) {
    const src = light ?? dark
    return src === undefined ? [] : [<img class="nav-logo" src={src} alt={config.name} />]
  }
  return [
    <img class="nav-logo block dark:hidden" src={light} alt={config.name} />,
    <img class="nav-logo hidden dark:block" src={dark} alt={config.name} />,
  ]
}
