import { RELAY_HEADERS } from '../../../src/api/browser.ts'

/** Resolves to the URL of the relay, or to undefined if there is none. */
export type RelayFinder = () => Promise<string | undefined>

/** Creates a finder that checks once whether there is a relay at a URL (src/api/relay/protocol.ts). */
export function createRelayFinder(address: string | undefined): RelayFinder {
  let found: Promise<string | undefined> | undefined
  return () => {
    found ??= checkRelay(address)
    return found
  }
}

async function checkRelay(address: string | undefined): Promise<string | undefined> {
  if (address === undefined) return undefined
  try {
    const response = await fetch(address, { cache: 'no-store' })
    return response.status === 204 && response.headers.has(RELAY_HEADERS.relay) ? address : undefined
  } catch {
    return undefined
  }
}
