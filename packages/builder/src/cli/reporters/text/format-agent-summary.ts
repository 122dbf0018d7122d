import colors from 'picocolors'
import { AFDOCS_VERSION, type AgentResult, UNSUPPORTED } from '../../../check/index.ts'
import { formatProblemCount } from './format-problem-count.ts'
import { toCount } from './to-count.ts'

/** Formats the last lines of a check for agents: the score, and what it leaves out. */
export function formatAgentSummary({ diagnostics, pages, score, checks }: AgentResult, color: boolean): string {
  const { bold, green, red, yellow } = colors.createColors(color)
  const paint = score === 100 ? green : score >= 70 ? yellow : red
  const isMixed = checks.some(({ files, passed }) => passed < files)
  const lines = [
    `${bold('Score for agents')}: ${paint(`${score} of 100`)}, from ${toCount(checks.length, 'check')} of AFDocs ${AFDOCS_VERSION}.`,
    ...(isMixed
      ? checks.flatMap(({ code, files, passed }) =>
          passed === files ? [] : [`  ${code.replace('agents/', '')}: ${passed} of ${toCount(files, 'file')} pass`],
        )
      : []),
    `Not checked here: ${Object.keys(UNSUPPORTED).join(', ')}.`,
    `${bold('Checked')} ${toCount(pages, 'page')}: ${formatProblemCount(diagnostics)}`,
  ]
  return `${lines.join('\n')}\n`
}
