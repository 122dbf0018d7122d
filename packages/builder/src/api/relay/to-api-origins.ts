import type { ApiServer } from '../model/server.ts'
import type { PlaygroundModel } from '../request/playground-model.ts'

/** The variables of one server are expanded to no more URLs than this. */
const MAX_URLS = 500

/** Lists the origins that a playground sends to. A page without a playground has none. */
export function toApiOrigins(playgroundModel: PlaygroundModel | undefined): string[] {
  return (playgroundModel?.servers ?? []).flatMap(listOrigins)
}

/** Renders the file that lists the origins a relay may send to. Undefined when there are none. */
export function renderApiOrigins(facts: readonly { apiOrigins: readonly string[] }[]): string | undefined {
  const origins = [...new Set(facts.flatMap(({ apiOrigins }) => apiOrigins))].sort()
  return origins.length === 0 ? undefined : `${JSON.stringify({ origins }, null, 2)}\n`
}

/** Lists one origin per documented value of the variables. Values that visitors enter are never included. */
function listOrigins({ url, variables }: ApiServer): string[] {
  const authority = /^https?:\/\/[^/?#]*/i.exec(url)?.[0]
  if (authority === undefined) return []
  let urls = [authority]
  for (const { name, default: initial, values = [] } of variables) {
    const part = `{${name}}`
    if (!authority.includes(part)) continue
    const all = new Set([initial, ...values].filter((value) => value !== ''))
    urls = urls.flatMap((expanded) => [...all].map((value) => expanded.replaceAll(part, value)))
    urls = urls.slice(0, MAX_URLS)
  }
  return urls.flatMap((expanded) => (isOrigin(expanded) ? [new URL(expanded).origin] : []))
}

/** Whether a URL still consists of scheme and host after its variables were filled in. */
function isOrigin(url: string): boolean {
  return /^https?:\/\/[^\s{}/?#@\\]+$/i.test(url) && URL.canParse(url)
}
