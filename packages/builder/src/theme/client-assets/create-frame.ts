import { toIntegrity } from '../../core/index.ts'
import type { Asset } from './asset.ts'
import { toContentHash } from './to-content-hash.ts'

/** A document that an island opens in a hidden frame, for work that the security policy of pages forbids. */
export interface Frame {
  /** Relative to the root of the site, with a hash of the content. */
  path: string
  html: string
  /** The paths of all scripts that it may load. */
  scripts: readonly string[]
}

interface FrameInput {
  name: string
  script: Asset
  /** The modules that the script imports when it starts. */
  imports: readonly Asset[]
  /** The modules that it may import later. */
  lazy: readonly Asset[]
}

/**
 * Creates the document of a frame, next to its scripts. It loads only those scripts, with their integrity. That of lazy
 * modules is in the import map (HTML Standard, 8.1.6.2), which older browsers ignore. Inline styles are allowed: that is
 * what the frame is for.
 */
export function createFrame({ name, script, imports, lazy }: FrameInput): Frame {
  const modules = [script, ...imports, ...lazy]
  const map = JSON.stringify({
    integrity: Object.fromEntries(modules.map((asset) => [toHref(asset), asset.integrity])),
  })
  const html = renderFrame(name, `'self' '${toIntegrity(map)}'`, [
    `<script type="importmap">${map}</script>`,
    ...imports.map((asset) => `<link rel="modulepreload" href="${toHref(asset)}" integrity="${asset.integrity}">`),
    `<script type="module" src="${toHref(script)}" integrity="${script.integrity}"></script>`,
  ])
  return {
    path: toFramePath(name, script.path, html),
    html,
    scripts: modules.map(({ path }) => path),
  }
}

/** Creates the document of a frame in a portable site. Its classic script imports nothing. */
export function createClassicFrame(name: string, script: string): Frame {
  const html = renderFrame(name, "'self'", [`<script defer src="${toHref({ path: script })}"></script>`])
  return { path: toFramePath(name, script, html), html, scripts: [script] }
}

function renderFrame(name: string, scriptSources: string, scripts: readonly string[]): string {
  const policy = `default-src 'none'; script-src ${scriptSources}; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<title>${name}</title><meta name="robots" content="noindex">`,
    ...scripts,
    '</head><body></body></html>\n',
  ].join('')
}

/** Next to its scripts. */
function toFramePath(name: string, script: string, html: string): string {
  return script.replace(/[^/]*$/, `${name}-${toContentHash(html)}.html`)
}

function toHref({ path }: Asset): string {
  return path.replace(/^.*\//, './')
}
