import type { Result } from 'hastscript'
import type { Site } from '../../model/site.ts'
import type { PageMeta } from '../page-meta.ts'
import { resolveFileHref } from '../resolve-href.ts'

/** What the head of all pages shares: encoding, stylesheets, the script that chooses the mode, the icon. */
export function renderSharedHead({ config, addresses, links, assets, stylesheets }: Site): Result {
  const favicon = config.favicon === undefined ? undefined : resolveFileHref(links, config.favicon)
  return (
    <>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <script src={addresses.toFileHref(assets.modeScript)} />
      {[assets.stylesheet, ...stylesheets].map((path) => (
        <link rel="stylesheet" href={addresses.toFileHref(path)} />
      ))}
      {favicon === undefined ? null : <link rel="icon" href={favicon} />}
      <meta name="generator" content="Spearmint" />
    </>
  )
}

/** What the head says about one page, and the scripts of the islands on it. */
export function renderPageHead({ addresses, assets }: Site, meta: PageMeta, islands: ReadonlySet<string>): Result {
  return (
    <>
      <title>{meta.title}</title>
      {[...meta.tags].map(([name, content]) =>
        isProperty(name) ? <meta property={name} content={content} /> : <meta name={name} content={content} />,
      )}
      {meta.canonical === undefined ? null : <link rel="canonical" href={meta.canonical} />}
      {[...assets.islands].map(([name, path]) =>
        islands.has(name) ? <script type="module" src={addresses.toFileHref(path)} /> : null,
      )}
    </>
  )
}

/** Open Graph tags carry their name in `property`. */
function isProperty(name: string): boolean {
  return /^(?:og|article|fb):/.test(name)
}
