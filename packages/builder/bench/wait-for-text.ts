import { setTimeout as wait } from 'node:timers/promises'

/**
 * Reads again and again, every `pause` milliseconds, until what is read holds a text.
 *
 * @throws when it does not after `limit` milliseconds: a change that is never seen must end a measurement
 */
export async function waitForText(
  text: string,
  read: () => Promise<string>,
  { pause, limit }: { pause: number; limit: number },
): Promise<void> {
  const end = performance.now() + limit
  do {
    if (performance.now() >= end) throw new Error(`"${text}" was not seen within ${limit / 1_000} s.`)
    await wait(pause)
  } while (!(await read()).includes(text))
}
