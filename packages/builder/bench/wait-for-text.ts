import { setTimeout as wait } from 'node:timers/promises'

/**
 * Reads every `pause` milliseconds until the result contains a text.
 *
 * @throws after `limit` milliseconds, so that a change that never appears ends the measurement
 */
export async function waitForText(
  text: string,
  read: () => Promise<string>,
  { pause, limit }: { pause: number; limit: number },
): Promise<void> {
  const end = performance.now() + limit
  do {
    if (performance.now() >= end) throw new Error(`"${text}" did not appear within ${limit / 1_000} s.`)
    await wait(pause)
  } while (!(await read()).includes(text))
}
