import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ignore from 'ignore'
import { describe, expect, it } from 'vitest'
import { buildSite, type Report } from '../run-spearmint.ts'
import { findCorpusSite, listRepresentativeSites, NO_CORPUS } from '../sites.ts'
import { findLost } from './find-lost.ts'
import { findPageFile } from './find-page-file.ts'
import { type PageContent, readPageContent } from './page-words.ts'
import { readSourceWords } from './source-words.ts'

/** The share of a page's words that must be in the built page. */
const KEPT = 0.998

/** Files about the repository, and snippets, are not pages. */
const NO_PAGE = /^_?snippets\/|(?:^|\/)(?:readme|license|changelog|contributing|contribute)\.md$/i

/** Source syntax that must not be visible outside of code. */
const SOURCE_SIGNS = {
  'a tag of a component': /<\/?[A-Z][\w.]*(?:\s[^<>]*)?\/?>/,
  'a comment': /\{\s*\/\*/,
  'an import': /^\s*import\s.*\sfrom\s*["']/m,
  'an export': /^\s*export\s(?:const|default|function)\s/m,
  'an expression': /\{\s*[A-Za-z_][\w.]*\s*\}/,
}

/** Codes of problems whose text is shown as written. */
const SHOWN_AS_WRITTEN = new Set(['page/mdx-syntax', 'page/unknown-variable', 'page/unescaped-brace'])

function listPages(site: string): string[] {
  const rules = join(site, '.mintignore')
  const own = ignore().add(existsSync(rules) ? readFileSync(rules, 'utf8') : '')
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
  const isPage = (file: string): boolean =>
    /\.mdx?$/.test(file) && !NO_PAGE.test(file) && !/(?:^|\/)[.]/.test(file) && !own.ignores(file)
  return files.filter(isPage).sort()
}

/** Whether the page only links to another URL. */
function isStub(site: string, file: string): boolean {
  return /^---[\s\S]*?^url:\s*\S[\s\S]*?^---/m.test(readFileSync(join(site, file), 'utf8'))
}

function findSourceSigns(file: string, source: string, { prose }: PageContent, { diagnostics }: Report): string[] {
  if (diagnostics.some((problem) => problem.file === file && SHOWN_AS_WRITTEN.has(problem.code))) return []
  // An OpenAPI document may contain visible braces: `{id}` in a path, `{key}` of a map.
  const hasSpec = /^openapi(?:-schema)?:/m.test(source)
  const meant = listMeantSigns(source)
  return Object.entries(SOURCE_SIGNS).flatMap(([what, pattern]) => {
    const found = pattern.exec(prose)?.[0].trim()
    const isMeant =
      found !== undefined &&
      ((hasSpec && /^\{\w+\}$/.test(found)) || meant.includes(found.replace(/[<>]|\s{2}.*/gs, '')))
    return found === undefined || isMeant ? [] : [`${file} shows ${what}: ${found}`]
  })
}

/** Text in quotes, entities and escaped characters: authors want them to be visible. */
function listMeantSigns(source: string): string {
  return [...source.matchAll(/"[^"\n]*"|'[^'\n]*'|&lt;\S*|\\[<{][^\n]*?[>}]|\\[<{]\S*/g)]
    .join('\n')
    .replaceAll('\\', '')
}

const sites = listRepresentativeSites()

describe.skipIf(sites.length === 0)(`real sites${sites.length === 0 ? ` (${NO_CORPUS})` : ''}`, () => {
  it.each(sites)('%s: every page is written, keeps its text, and shows no source', (name) => {
    const site = findCorpusSite(name) ?? ''
    const { out, report } = buildSite(site)
    const pages = listPages(site)
    const problems: string[] = []
    let [words, missing] = [0, 0]
    for (const file of pages) {
      const page = findPageFile(out, file)
      if (page === undefined) problems.push(`${file} is not written`)
      if (page === undefined || isStub(site, file)) continue
      const content = readPageContent(readFileSync(page, 'utf8'))
      const source = readSourceWords(site, file)
      const lost = findLost(source, content.words)
      words += source.length
      missing += lost.length
      if (lost.length > source.length * (1 - KEPT))
        problems.push(`${file} lost ${lost.length}: ${lost.slice(0, 20).join(' ')}`)
      problems.push(...findSourceSigns(file, readFileSync(join(site, file), 'utf8'), content, report))
    }
    process.stdout.write(`${name}: ${pages.length} pages, ${words} words, ${missing} not found\n`)
    expect(problems).toEqual([])
    // Pages of operations have no files.
    expect(report.pages).toBeGreaterThanOrEqual(pages.length)
  })
})
