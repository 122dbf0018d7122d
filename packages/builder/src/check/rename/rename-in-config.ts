import { type ConfigEdit, type ConfigPath, type ConfigText, editConfigText, listConfigTexts } from '@spearmint/config'
import { isExternalHref, toIconKind, trimSlashes } from '../../core/index.ts'
import type { PathRenamer } from './create-path-renamer.ts'

/** A redirect from one permalink to another. */
export interface Redirect {
  source: string
  destination: string
}

/** Keys whose value is a page, a file or an address of the site. The nearest key around a string counts. */
const ADDRESS_KEYS = new Set([
  'pages',
  'root',
  'url',
  'href',
  'light',
  'dark',
  'favicon',
  'backgroundImage',
  'image',
  'icon',
  'openapi',
  'src',
  'og:image',
  'twitter:image',
  'destination',
])

/** Divisions of the navigation: their `url` is a folder. */
const DIVISIONS = new Set<unknown>(['tabs', 'anchors', 'versions'])

/**
 * Renames pages and files in the text of the configuration: in the navigation, links, images and specs. Redirects to them get the
 * new destination. A redirect from a new address is removed, because the page is there now.
 *
 * @param added Redirects from the old addresses. Empty for none.
 * @returns The new text, and the number of changes, redirects included.
 */
export function renameInConfig(
  text: string,
  rename: PathRenamer,
  { permalinks, added }: { permalinks: ReadonlyMap<string, string>; added: readonly Redirect[] },
): { text: string; changes: number } {
  const mark = text.startsWith('\u{FEFF}') ? '\u{FEFF}' : ''
  const json = text.slice(mark.length)
  const texts = listConfigTexts(json)
  const renamed = texts.flatMap((place) => toEdit(place, rename))
  const redirects = toRedirectEdits(listRedirects(texts), permalinks, added)
  const edits = [...renamed, ...redirects]
  const changes = edits.reduce((sum, edit) => sum + (edit.kind === 'append' ? edit.values.length : 1), 0)
  return { text: mark + editConfigText(json, edits), changes }
}

function toEdit({ path, value }: ConfigText, rename: PathRenamer): ConfigEdit[] {
  const key = path.findLast((segment) => typeof segment === 'string')
  if (key === undefined || isExternalHref(value)) return []
  if (!ADDRESS_KEYS.has(String(key)) && !isInSpec(key, path)) return []
  if (key === 'icon' && toIconKind(value) !== 'picture') return []
  const isDivision = key === 'url' && DIVISIONS.has(path[0])
  const renamed = key === 'pages' ? renameEntry(value, rename) : rename(value, isDivision ? 'folder' : 'any')
  return renamed === value ? [] : [{ kind: 'set', path, value: renamed }]
}

/** Whether a key names a file in an `openapi` of `docs.json`: `{ "source": …, "overlays": […] }`. */
function isInSpec(key: ConfigPath[number], path: ConfigPath): boolean {
  return (key === 'source' || key === 'overlays') && path.includes('openapi')
}

/** An operation of a spec: the file, white space, and the rest (`openapi.json GET /users`). */
const FILE_OPERATION = /^(\s*\S+\.(?:json|ya?ml))(\s+\S.*)$/i

/** Renames an entry of the navigation: a page, or the file of an operation. */
function renameEntry(value: string, rename: PathRenamer): string {
  const [, file, rest = ''] = FILE_OPERATION.exec(value) ?? []
  return file === undefined ? rename(value, 'any') : rename(file, 'any') + rest
}

interface WrittenRedirect {
  index: number
  source: string
}

function listRedirects(texts: readonly ConfigText[]): WrittenRedirect[] {
  return texts.flatMap(({ path, value }) => {
    const [key, index, name] = path
    return key === 'redirects' && typeof index === 'number' && name === 'source' ? [{ index, source: value }] : []
  })
}

function toRedirectEdits(
  written: readonly WrittenRedirect[],
  permalinks: ReadonlyMap<string, string>,
  added: readonly Redirect[],
): ConfigEdit[] {
  const arrived = new Set([...permalinks.values()].map(trimSlashes))
  const gone = written.filter(({ source }) => arrived.has(trimSlashes(source)))
  const bySource = new Map(written.map((redirect) => [trimSlashes(redirect.source), redirect]))
  const isThere = ({ source }: Redirect) => bySource.get(trimSlashes(source))
  const changed = added.flatMap((redirect): ConfigEdit[] => {
    const existing = isThere(redirect)
    const path: ConfigPath | undefined = existing && ['redirects', existing.index, 'destination']
    return path === undefined ? [] : [{ kind: 'set', path, value: redirect.destination }]
  })
  return [
    ...changed,
    ...gone.map(({ index }): ConfigEdit => ({ kind: 'remove', path: ['redirects', index] })),
    { kind: 'append', key: 'redirects', values: added.filter((redirect) => isThere(redirect) === undefined) },
  ]
}
