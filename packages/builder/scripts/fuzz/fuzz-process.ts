import { packageData } from '../../src/node/package-data/package-data.ts'
import type { Failure, FuzzInput } from './fuzz-input.ts'
import { runChecks } from './run-checks.ts'

/**
 * Runs the checks of each input that the parent process sends, and answers with the failures. A process of its own,
 * because an input may crash it, and because synchronous code that never ends can only be killed.
 */
export type FuzzAnswer = { ready: true } | { failures: Failure[] }

const send = (answer: FuzzAnswer): void => void process.send?.(answer)

const native = await packageData.loadNativeParser()
if (native === undefined) throw new Error('The native parser is not installed.')
const tools = { packageData, native }
// The first input must not wait for code that is loaded on demand.
await runChecks({ kind: 'page', text: '# Title\n\n```js\na\n```\n\n$$x$$\n' }, tools)
await runChecks({ kind: 'spec', text: '{"openapi":"3.1.0","paths":{"/a":{"get":{}}}}' }, tools)
process.on('message', async (input: FuzzInput) => send({ failures: await runChecks(input, tools) }))
send({ ready: true })
