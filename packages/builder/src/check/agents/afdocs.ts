import type { CodeOf } from '@spearmint/config/diagnostics'
import type { AGENT_CODES } from './agent-codes.ts'

/** A code of `check --agents`. */
export type AgentCode = CodeOf<typeof AGENT_CODES>

/** The version of the AFDocs specification that the checks follow (agentdocsspec.com). */
export const AFDOCS_VERSION = '0.6'

/** The result of a check for one file. `partly` is the `warn` of the specification. */
export type Verdict = 'pass' | 'partly' | 'fail'

/** How much a check counts, and how much of it a file gets that passes only partly, as in the tool `afdocs` 0.22. */
export const WEIGHTS: Readonly<Record<AgentCode, { weight: number; partly: number }>> = {
  'agents/llms-txt-exists': { weight: 10, partly: 0.5 },
  'agents/llms-txt-valid': { weight: 4, partly: 0.75 },
  'agents/llms-txt-size': { weight: 7, partly: 0.5 },
  'agents/llms-txt-links-resolve': { weight: 7, partly: 0.75 },
  'agents/llms-txt-links-markdown': { weight: 7, partly: 0.25 },
  'agents/llms-txt-directive-html': { weight: 7, partly: 0.6 },
  'agents/llms-txt-directive-md': { weight: 4, partly: 0.6 },
  'agents/llms-txt-coverage': { weight: 4, partly: 0.75 },
  'agents/markdown-url-support': { weight: 7, partly: 0.5 },
  'agents/rendering-strategy': { weight: 10, partly: 0.5 },
  'agents/page-size-markdown': { weight: 7, partly: 0.5 },
  'agents/page-size-html': { weight: 7, partly: 0.5 },
  'agents/page-size-transfer': { weight: 4, partly: 0.5 },
  'agents/content-start-position': { weight: 4, partly: 0.5 },
  'agents/markdown-code-fence-validity': { weight: 4, partly: 0 },
  'agents/markdown-link-portability': { weight: 4, partly: 0.6 },
  'agents/embedded-data-serialization': { weight: 4, partly: 0.5 },
  'agents/markdown-content-parity': { weight: 4, partly: 0.75 },
  'agents/api-catalog': { weight: 0, partly: 0 },
}

/** Checks of the specification that a folder cannot answer, with the reason. */
export const UNSUPPORTED: Readonly<Record<string, string>> = {
  'content-negotiation': 'depends on the host',
  'http-status-codes': 'depends on the host',
  'redirect-behavior': 'depends on the host',
  'cache-header-hygiene': 'depends on the host',
  'bot-protection-interference': 'depends on the host',
  'auth-gate-detection': 'depends on the host',
  'auth-alternative-access': 'depends on the host',
  'single-fetch-completeness': 'pages of a build are never divided',
  'tabbed-content-serialization': 'the Markdown of a build contains all tabs',
  'section-header-quality': 'the Markdown of a build names each tab',
}
