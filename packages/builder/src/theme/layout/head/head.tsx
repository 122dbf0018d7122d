import type { Result } from 'hastscript'
import type { AssetUsage } from '../asset-usage.ts'
import { SEARCH_ISLAND } from '../header/search-entry.tsx'
import type { Site } from '../site.ts'
import type { PageMeta } from './page-meta.ts'
import { toScriptText } from './script-text.ts'

/** Renders the part of the head that all pages share: stylesheets, the script that chooses the mode and opens the search, the icon. */
export function renderSharedHead({ addresses, assets, stylesheets, fonts = [], favicons = [] }: Site): Result {
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {[assets.stylesheet, ...stylesheets].map(({ path, integrity }) => (
        <link rel="stylesheet" href={addresses.toFileHref(path)} integrity={integrity} />
      ))}
      {/* Below the stylesheets: it asks for the mode, and Chromium then looks for the rule of page transitions, once. */}
      <script src={addresses.toFileHref(assets.headScript.path)} integrity={assets.headScript.integrity} />
      {fonts.map((path) => (
        <link rel="preload" href={addresses.toFileHref(path)} as="font" type="font/woff2" crossorigin="" />
      ))}
      {favicons.map((link) => (
        <link {...link} />
      ))}
      <meta name="generator" content="Spearmint" />
    </>
  )
}

/** Renders the scripts of authors. They run in order, after the content is parsed. */
export function renderSiteScripts({ addresses, scripts = [] }: Site): Result {
  return (
    <>
      {scripts.map(({ path, integrity, isModule }) => {
        const src = addresses.toFileHref(path)
        return isModule ? (
          <script type="module" src={src} integrity={integrity} />
        ) : (
          <script defer src={src} integrity={integrity} />
        )
      })}
    </>
  )
}

/**
 * Renders the part of the head for one page: its metadata, the stylesheets of its components and the scripts of its
 * islands. The modules that these import are preloaded: an `import` has no integrity, but a module that was loaded with
 * one is not loaded again.
 */
export function renderPageHead({ addresses, assets }: Site, meta: PageMeta, usage: AssetUsage): Result {
  const styles = [...assets.componentStyles].flatMap(([name, style]) => (usage.styles.has(name) ? [style] : []))
  // The search is loaded when it is opened. Its buttons have its address.
  const isLoaded = (name: string): boolean => usage.islands.has(name) && name !== SEARCH_ISLAND
  const scripts = [...assets.islands].flatMap(([name, island]) => (isLoaded(name) ? [island] : []))
  const imports = new Map(scripts.flatMap((island) => island.imports.map((asset) => [asset.path, asset.integrity])))
  return (
    <>
      <title>{meta.title}</title>
      {[...meta.tags].map(([name, content]) =>
        isProperty(name) ? <meta property={name} content={content} /> : <meta name={name} content={content} />,
      )}
      {meta.canonical === undefined ? null : <link rel="canonical" href={meta.canonical} />}
      {meta.languages?.map(({ tag, url }) => (
        <link rel="alternate" hreflang={tag} href={url} />
      ))}
      {meta.textHref === undefined ? null : <link rel="alternate" type="text/markdown" href={meta.textHref} />}
      {meta.feedHref === undefined ? null : (
        <link rel="alternate" type="application/rss+xml" title={meta.title} href={meta.feedHref} />
      )}
      {meta.data === undefined ? null : <script type="application/ld+json">{toScriptText(meta.data)}</script>}
      {styles.map(({ path, integrity }) => (
        <link rel="stylesheet" href={addresses.toFileHref(path)} integrity={integrity} />
      ))}
      {[...imports].map(([path, integrity]) => (
        <link rel="modulepreload" href={addresses.toFileHref(path)} integrity={integrity} />
      ))}
      {[...assets.islands].map(([name, { frame }]) =>
        frame && usage.islands.has(name) ? (
          <meta name={`spearmint:${name}`} content={addresses.toFileHref(frame.path)} />
        ) : null,
      )}
      {scripts.map(({ path, integrity, isClassic }) =>
        isClassic ? (
          <script defer src={addresses.toFileHref(path)} />
        ) : (
          <script type="module" src={addresses.toFileHref(path)} integrity={integrity} />
        ),
      )}
    </>
  )
}

/** Open Graph tags have their name in `property`. */
function isProperty(name: string): boolean {
  return /^(?:og|article|fb):/.test(name)
}
