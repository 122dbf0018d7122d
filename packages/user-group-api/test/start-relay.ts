import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A relay between the service and PostgreSQL that can stop forwarding, like a network that drops all packets. */
export interface Relay {
  /** URL of the database through the relay. */
  url: string
  hang(): void
  close(): Promise<void>
}

/** @param target URL of a database with a socket in a folder, as returned by `startPostgres` */
export async function startRelay(target: string): Promise<Relay> {
  const database = new URL(target)
  const path = `${database.searchParams.get('host')}/.s.PGSQL.5432`
  const sockets = new Set<Socket>()
  let isHanging = false
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect(path)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => isHanging || to.write(chunk))
      from.on('end', () => isHanging || to.end())
      from.on('error', () => {})
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://postgres@127.0.0.1:${port}${database.pathname}`,
    hang() {
      isHanging = true
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
