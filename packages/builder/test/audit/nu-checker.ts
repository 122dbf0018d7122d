import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

/** What the Nu HTML Checker reports about a file. */
interface NuMessage {
  type: string
  url: string
  message: string
  lastLine?: number
  extract?: string
}

interface Exception {
  message: RegExp
  reason: string
}

/** Messages that report no mistake. Any other message fails the test. */
const EXCEPTIONS: readonly Exception[] = [
  {
    message: /^CSS: Unrecognized at-rule “@layer”$/,
    reason: 'The checker does not know cascade layers (CSS Cascading and Inheritance Level 5), which browsers do.',
  },
  {
    message: /value is “importmap” must contain a JSON object with no properties other than “imports” and “scopes”\.$/,
    reason: 'The checker does not know the integrity of import maps (HTML Standard, 8.1.6.2).',
  },
]

/** Why the checker cannot run on this machine, or undefined. */
export function findMissingJava(): string | undefined {
  return spawnSync('java', ['-version']).status === 0
    ? undefined
    : 'skipped: this machine does not have Java (on Debian: apt-get install default-jre-headless)'
}

/** Checks HTML files and folders of them with one process, and lists mistakes and warnings. */
export function listNuFindings(paths: readonly string[]): string[] {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
  const args = ['-jar', jar, '--format', 'json', '--skip-non-html', ...paths]
  const { stderr } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 1 << 28 })
  const { messages } = JSON.parse(stderr) as { messages: NuMessage[] }
  return messages
    .filter(({ message }) => !EXCEPTIONS.some((exception) => exception.message.test(message)))
    .map(({ url, lastLine, message, extract }) => `${decodeURI(url)}:${lastLine}: ${message} | ${extract}`)
}
