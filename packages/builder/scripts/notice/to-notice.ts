const INTRODUCTION = `The npm package "spearmint" contains code of the packages below: in the command, and in the scripts and
stylesheets of built sites. This file is generated from the packages that are bundled, with their licenses.
`

const WITHOUT_TEXT = 'The package contains no license text.'

/** One package in a list that Vite wrote. */
interface LicensedPackage {
  /** Name, version and license: `bail - 2.0.2 (MIT)`. */
  title: string
  text: string
}

/**
 * Builds the text of `NOTICE` from the lists of licenses that Vite writes beside its bundles. Packages with the same text
 * share it.
 */
export function toNotice(lists: readonly string[]): string {
  const packages = new Map(lists.flatMap(parseLicenses).map(({ title, text }) => [title, text]))
  const titlesOf = new Map<string, string[]>()
  for (const [title, text] of [...packages].sort(([a], [b]) => (a < b ? -1 : 1))) {
    titlesOf.set(text, [...(titlesOf.get(text) ?? []), title])
  }
  const sections = [...titlesOf].map(([text, titles]) => `${titles.join('\n')}\n${'-'.repeat(72)}\n\n${text}\n`)
  return [INTRODUCTION, ...sections].join(`\n${'='.repeat(72)}\n`)
}

/** A heading of a license text is not one of the list: it has no version. */
const HEADING = /^## (.+ - \d[^ ]* \(.+\))$/m

function parseLicenses(list: string): LicensedPackage[] {
  const [, ...parts] = list.split(HEADING)
  return parts.flatMap((title, index) =>
    index % 2 === 0 ? [{ title, text: parts[index + 1]?.trim().replaceAll('\r', '') || WITHOUT_TEXT }] : [],
  )
}
