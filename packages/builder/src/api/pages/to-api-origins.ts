import type { PlaygroundModel } from '../model/playground.ts'
import type { ApiServer } from '../model/server.ts'

/** Values of variables are not tried beyond so many addresses of one server. */
const MOST_ADDRESSES = 500

/** Reads off a page which origins its playground sends to. Empty without one. */
export function toApiOrigins(playgroundModel: PlaygroundModel | undefined): string[] {
  return (playgroundModel?.servers ?? []).flatMap(listOrigins)
}

/** The text of the file that tells a relay where it may send to. Undefined when that is nowhere. */
export function renderApiOrigins(facts: readonly { apiOrigins: readonly string[] }[]): string | undefined {
  const origins = [...new Set(facts.flatMap(({ apiOrigins }) => apiOrigins))].sort()
  return origins.length === 0 ? undefined : `${JSON.stringify({ origins }, null, 2)}\n`
}

/** The origins of a server: one for each documented value of the variables in it, never a value that readers make up,
 * and none without a value. */
function listOrigins({ url, variables }: ApiServer): string[] {
  const authority = /^https?:\/\/[^/?#]*/i.exec(url)?.[0]
  if (authority === undefined) return []
  let addresses = [authority]
  for (const { name, default: initial, values = [] } of variables) {
    const part = `{${name}}`
    if (!authority.includes(part)) continue
    const all = new Set([initial, ...values].filter((value) => value !== ''))
    addresses = addresses.flatMap((address) => [...all].map((value) => address.replaceAll(part, value)))
    addresses = addresses.slice(0, MOST_ADDRESSES)
  }
  return addresses.flatMap((address) => (isOrigin(address) ? [new URL(address).origin] : []))
}

/** Whether an address with its variables filled in is scheme and host still. */
function isOrigin(address: string): boolean {
  return /^https?:\/\/[^\s{}/?#@\\]+$/i.test(address) && URL.canParse(address)
}
