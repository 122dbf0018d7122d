import type { Result } from 'hastscript'
import type { Demands } from '../asset-usage.ts'
import type { Site } from '../site.ts'
import type { PageMeta } from './page-meta.ts'

/** What the head of all pages shares: stylesheets, the script that chooses the mode, the icon. */
export function renderSharedHead({ addresses, assets, stylesheets, favicons = [] }: Site): Result {
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <script src={addresses.toFileHref(assets.modeScript.path)} integrity={assets.modeScript.integrity} />
      {[assets.stylesheet, ...stylesheets].map(({ path, integrity }) => (
        <link rel="stylesheet" href={addresses.toFileHref(path)} integrity={integrity} />
      ))}
      {favicons.map((link) => (
        <link {...link} />
      ))}
      <meta name="generator" content="Spearmint" />
    </>
  )
}

/** The scripts of authors. They run in their order, when the content is there. */
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
 * What the head says about one page, the stylesheets of components on it, and the scripts of its islands. What these import is named too: an `import`
 * has no integrity of its own, but a module that was loaded with one is not loaded again.
 */
export function renderPageHead({ addresses, assets }: Site, meta: PageMeta, demands: Demands): Result {
  const styles = [...assets.componentStyles].flatMap(([name, style]) => (demands.styles.has(name) ? [style] : []))
  const scripts = [...assets.islands].flatMap(([name, island]) => (demands.islands.has(name) ? [island] : []))
  const imports = new Map(scripts.flatMap((island) => island.imports.map((asset) => [asset.path, asset.integrity])))
  return (
    <>
      <title>{meta.title}</title>
      {[...meta.tags].map(([name, content]) =>
        isProperty(name) ? <meta property={name} content={content} /> : <meta name={name} content={content} />,
      )}
      {meta.canonical === undefined ? null : <link rel="canonical" href={meta.canonical} />}
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
        frame && demands.islands.has(name) ? (
          <meta name={`spearmint:${name}`} content={addresses.toFileHref(frame.path)} />
        ) : null,
      )}
      {scripts.map(({ path, integrity }) => (
        <script type="module" src={addresses.toFileHref(path)} integrity={integrity} />
      ))}
    </>
  )
}

/** JSON that no browser takes for the end of the script (HTML standard, 4.12.1.3). */
function toScriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** Open Graph tags carry their name in `property`. */
function isProperty(name: string): boolean {
  return /^(?:og|article|fb):/.test(name)
}
