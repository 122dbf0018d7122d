import { type Diagnostic, START_OF_FILE, toDiagnostic } from '@spearmint/config/diagnostics'
import { API_CATALOG_FILE, SKILLS_INDEX_FILE } from '../../emit/index.ts'
import type { BuiltSite } from '../deployed/built-site.ts'
import { type AgentCode, WEIGHTS } from './afdocs.ts'
import { AGENT_CODES } from './agent-codes.ts'
import { type AgentSite, openAgentSite, readAgentPages } from './agent-site.ts'
import { type AgentFinding, checkAgentList } from './check-agent-list.ts'
import { checkAgentPage } from './check-agent-page.ts'

/** What a check of a built folder for agents found. */
export interface AgentResult {
  diagnostics: Diagnostic[]
  pages: number
  /** From 0 to 100. */
  score: number
  /** Of the checks that the score consists of. */
  checks: AgentCheck[]
}

interface AgentCheck {
  code: AgentCode
  /** How many files were checked. */
  files: number
  passed: number
}

/**
 * Runs the checks of the AFDocs specification that a built folder can answer. The score is computed as that of the
 * tool `afdocs`: each check counts with its weight and the part of the files that pass.
 * @param base the path that the site was built for. Percent-encoded: empty, or for example `/docs`
 */
export function checkAgents(built: BuiltSite, base: string): AgentResult {
  const site = openAgentSite(built, base)
  const { findings, listed } = checkAgentList(site)
  let pages = 0
  for (const page of readAgentPages(built, site)) {
    pages += 1
    findings.push(...checkAgentPage(page, site))
  }
  findings.push(...checkCoverage(site, listed), ...checkRootFiles(site, base))
  return { diagnostics: toDiagnostics(findings), pages, ...toScore(findings) }
}

/** Whether the lists contain each page of the sitemap, as Markdown or as HTML. */
function checkCoverage(site: AgentSite, listed: ReadonlySet<string>): AgentFinding[] {
  const maps = [...site.files].filter((file) => /^sitemap[^/]*\.xml$/.test(file))
  const urls = maps.flatMap((file) => [...(site.readText(file) ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)])
  return urls.flatMap(([, url = '']): AgentFinding[] => {
    const file = site.findFile(url.replaceAll('&amp;', '&'))
    if (typeof file !== 'string' || !file.endsWith('.html')) return []
    const names = [file, file.replace(/html$/, 'md'), file.replace(/\/index\.html$/, '.md')]
    return [
      {
        code: 'agents/llms-txt-coverage',
        file,
        verdict: names.some((name) => listed.has(name)) ? 'pass' : 'fail',
        message: `"llms.txt" does not list "${file}", which is in the sitemap.`,
      },
    ]
  })
}

/** Files that programs request only at the root of a host. */
const ROOT_FILES = { 'the API catalog': API_CATALOG_FILE, 'the list of skills': SKILLS_INDEX_FILE }

function checkRootFiles({ files }: AgentSite, base: string): AgentFinding[] {
  if (base === '') return []
  return Object.entries(ROOT_FILES).flatMap(([what, file]) => {
    if (!files.has(file)) return []
    const message = `Programs look for ${what} at "/${file}", but this site is below "${base}".`
    const suggestion = `Make the host answer "/${file}" with "${base}/${file}".`
    return [{ code: 'agents/api-catalog', file, verdict: 'fail', message, suggestion } as const]
  })
}

function toDiagnostics(findings: readonly AgentFinding[]): Diagnostic[] {
  return findings.flatMap(({ code, file, verdict, message = '', suggestion }) => {
    if (verdict === 'pass') return []
    const suggestions = [suggestion ?? AGENT_CODES[code].fix]
    return [toDiagnostic(AGENT_CODES, { code, message, suggestions, file, range: START_OF_FILE })]
  })
}

function toScore(findings: readonly AgentFinding[]): Pick<AgentResult, 'score' | 'checks'> {
  const checks: AgentCheck[] = []
  let weights = 0
  let points = 0
  for (const code of Object.keys(WEIGHTS) as AgentCode[]) {
    const { weight, partly } = WEIGHTS[code]
    const own = findings.filter((finding) => finding.code === code)
    if (own.length === 0 || weight === 0) continue
    const passed = own.filter(({ verdict }) => verdict === 'pass').length
    const halves = own.filter(({ verdict }) => verdict === 'partly').length
    checks.push({ code, files: own.length, passed })
    weights += weight
    points += (weight * (passed + halves * partly)) / own.length
  }
  return { score: weights === 0 ? 0 : Math.round((points / weights) * 100), checks }
}
