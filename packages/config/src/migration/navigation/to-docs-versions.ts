import { LANGUAGE_CODES } from '../../docs-format/schema/navigation/language-codes.ts'
import { type ReportNote, toChanged, toLeftOut } from '../migration-note.ts'
import { type DocsObject, toCompactObject, withoutUndefined } from '../to-compact-object.ts'
import type { Scope, Scopes, VersionInput } from './resolve-scopes.ts'
import { listLinks, type ToContent } from './to-docs-content.ts'
import type { LinkRow } from './to-link-row.ts'

/** Converts the versions with their content, or only the content if there are none. */
export function toDocsVersions(
  scopes: Scopes,
  rows: readonly LinkRow[],
  toContent: ToContent,
  report: ReportNote,
): DocsObject {
  const { versions, list } = scopes
  const [site] = list
  const isInVersions =
    site?.name !== undefined &&
    rows.some(({ isDividing, links }) => !isDividing && links.some(({ version }) => version))
  const global = isInVersions || site === undefined ? undefined : toGlobal(rows, site)
  // Without a version in this site, the others are only links.
  if (site === undefined || site.name === undefined) {
    const links = versions.map(({ name, url }) => ({ version: name, href: url }))
    return withoutUndefined({
      ...(site && (toContent(site) ?? { groups: [] })),
      global: toCompactObject({ ...global, versions: links.length > 0 ? links : undefined }),
    })
  }
  const codes = findLanguages(versions, report)
  const divisions = versions.flatMap((version, index): DocsObject[] => {
    const { name, url, default: isDefault } = version
    const code = codes?.get(name)
    const label = { ...(code ? { language: code } : { version: name }), ...(isDefault === true && { default: true }) }
    if (url !== undefined) return [{ ...label, href: url }]
    const scope = list.find((one) => one.name === name)
    const content = scope && toContent(scope)
    if (scope === undefined || content === undefined) {
      report(toLeftOut(['versions', index], `The version "${name}" is left out, because it has no pages.`))
      return []
    }
    return [withoutUndefined({ ...label, ...content, global: isInVersions ? toGlobal(rows, scope) : undefined })]
  })
  return withoutUndefined({ [codes ? 'languages' : 'versions']: divisions, global })
}

/** The links of rows that don't divide the pages. */
function toGlobal(rows: readonly LinkRow[], scope: Scope): DocsObject | undefined {
  return toCompactObject(
    Object.fromEntries(
      rows.flatMap((row) => {
        const links = row.isDividing ? [] : listLinks(row, scope)
        return links.length === 0 ? [] : [[row.key, links.map(({ label, href }) => ({ ...label, href }))]]
      }),
    ),
  )
}

/**
 * Finds the code of each version in a different language. Undefined if they are versions: some have no language, two have
 * the same, or `docs.json` doesn't know one.
 */
function findLanguages(versions: readonly VersionInput[], report: ReportNote): Map<string, string> | undefined {
  if (versions.every(({ locale }) => locale === undefined)) return undefined
  const codes = new Map(versions.flatMap(({ name, locale }) => toEntry(name, findCode(locale))))
  if (codes.size === versions.length && new Set(codes.values()).size === versions.length) {
    const named = [...codes.values()].map((code) => `"${code}"`).join(', ')
    report(toChanged(['versions'], `The versions are now languages (${named}), which are shown by their own names.`))
    return codes
  }
  for (const [index, { name, locale }] of versions.entries()) {
    if (locale === undefined) continue
    report(
      toLeftOut(
        ['versions', index, 'locale'],
        `The language "${locale}" of the version "${name}" is left out, because docs.json has either versions or languages that it knows.`,
      ),
    )
  }
  return undefined
}

function toEntry(name: string, code: string | undefined): [string, string][] {
  return code === undefined ? [] : [[name, code]]
}

/** `en-US` is only known as `en`. */
function findCode(locale: string | undefined): string | undefined {
  const codes = Object.keys(LANGUAGE_CODES)
  const find = (wanted: string | undefined) => codes.find((code) => code.toLowerCase() === wanted?.toLowerCase())
  return find(locale) ?? find(locale?.split('-')[0])
}
