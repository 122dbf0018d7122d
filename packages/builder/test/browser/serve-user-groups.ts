import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type ListeningServer, listen } from '../../src/node/http/listen.ts'

/** A received request. */
export interface LoggedRequest {
  method: string
  url: string
  authorization: string | undefined
  contentType: string | undefined
  contentLength: string | undefined
  body: string
}

interface UserGroup {
  team_id: number
  token: string
  name: string
  provided_id: string
  properties: unknown
}

/**
 * A minimal version of the sample API: four operations of `/api/user`, each with a JSON body, even `GET` and `DELETE`. It
 * requires `Authorization: Token secret` and sends no CORS headers.
 */
export async function serveUserGroups(): Promise<ListeningServer & { log: LoggedRequest[] }> {
  const log: LoggedRequest[] = []
  const groups = new Map<string, UserGroup>()

  function answer(method: string, body: Record<string, unknown>): { status: number; body: object } {
    const id = String(body.user_group_id)
    const held = groups.get(id) ?? [...groups.values()].find(({ token }) => token === body.current_token)
    if (method === 'GET') {
      const group = held ?? toGroup(groups.size + 1, id, body)
      groups.set(id, group)
      return { status: 200, body: { success: 1, new_user_group: held === undefined, user_group: group } }
    }
    if (held === undefined) return { status: 404, body: { success: 0 } }
    if (method === 'PUT') Object.assign(held, { name: body.name, properties: body.properties })
    if (method === 'POST') held.token = `${held.token}-new`
    if (method !== 'DELETE') return { status: 200, body: { success: 1, user_group: held } }
    groups.delete(held.provided_id)
    return { status: 200, body: { success: 1 } }
  }

  const server = createServer(async (request, response) => {
    const logged = await readRequest(request)
    log.push(logged)
    const isKnown = logged.authorization === 'Token secret'
    const { status, body } = isKnown
      ? answer(logged.method, JSON.parse(logged.body) as Record<string, unknown>)
      : { status: 401, body: { success: 0 } }
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  return { ...(await listen(server, '127.0.0.1', 0)), log }
}

function toGroup(number: number, id: string, { name, properties = null }: Record<string, unknown>): UserGroup {
  return { team_id: number, token: `token-${number}`, name: String(name), provided_id: id, properties }
}

async function readRequest(request: IncomingMessage): Promise<LoggedRequest> {
  const { authorization, 'content-type': contentType, 'content-length': contentLength } = request.headers
  const body = String(await buffer(request))
  return { method: request.method ?? '', url: request.url ?? '', authorization, contentType, contentLength, body }
}
