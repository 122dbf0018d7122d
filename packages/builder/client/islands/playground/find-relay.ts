import { RELAY_HEADERS } from '../../../src/api/browser.ts'

/** Gives the address of the relay, or undefined where there is none. */
export type RelayFinder = () => Promise<string | undefined>

/** Creates a finder that asks once whether there is a relay at an address (src/model/api/relay.ts). */
export function createRelayFinder(address: string | undefined): RelayFinder {
  let found: Promise<string | undefined> | undefined
  return () => {
    found ??= askRelay(address)
    return found
  }
}

async function askRelay(address: string | undefined): Promise<string | undefined> {
  if (address === undefined) return undefined
  try {
    const response = await fetch(address, { cache: 'no-store' })
    return response.status === 204 && response.headers.has(RELAY_HEADERS.relay) ? address : undefined
  } catch {
    return undefined
  }
}
