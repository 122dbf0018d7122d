import { packageData } from '../../src/node/package-data/package-data.ts'
import type { Failure, FuzzInput } from './fuzz-input.ts'
import { runChecks } from './run-checks.ts'

/** Before each step, and with the failures and the CPU milliseconds of the longest step at the end. */
export type FuzzAnswer = 'step' | { failures: Failure[]; longest: number }

/**
 * Runs the checks of each input that the parent process sends, and answers with the failures. A process of its own,
 * because an input may crash it, and because synchronous code that never ends can only be killed.
 */
const send = (answer: FuzzAnswer): void => void process.send?.(answer)

const native = await packageData.loadNativeParser()
if (native === undefined) throw new Error('The native parser is not installed.')

let longest = 0
let start = process.cpuUsage()

function endStep(): void {
  const { user, system } = process.cpuUsage(start)
  longest = Math.max(longest, (user + system) / 1000)
  start = process.cpuUsage()
}

const tools = {
  packageData,
  native,
  onStep() {
    endStep()
    send('step')
  },
}

async function run(input: FuzzInput): Promise<void> {
  start = process.cpuUsage()
  longest = 0
  const failures = await runChecks(input, tools)
  endStep()
  send({ failures, longest })
}

process.on('message', run)
// The first input must not wait for code that is loaded on demand.
await run({ kind: 'page', text: '# Title\n\n```js\na\n```\n\n$$x$$\n' })
