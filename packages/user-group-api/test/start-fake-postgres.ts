import { type AddressInfo, createServer, type Socket } from 'node:net'

/** How the fake responds to a statement. */
type Reply =
  | 'done'
  /** Closes the connection. */
  | 'break'
  /** Never responds. */
  | 'hang'
  /** An error with this SQLSTATE; a fatal one also closes the connection. */
  | { error: string; isFatal?: boolean }
  /** A warning of this function of PostgreSQL, then success. */
  | { warningOf: string }

/** A server that speaks PostgreSQL's protocol and fails as told. It has no tables: statements succeed without rows. */
export interface FakePostgres {
  url: string
  /** The statements it has received, apart from those of opening a store and a connection. */
  statements: string[]
  /** Number of connections so far. */
  connections(): number
  /** How statements that open a store or a connection are answered. By default, they are done. */
  onSetup: (text: string) => Reply
  /** By default, every statement is done. */
  onStatement: (text: string, connection: number) => Reply
  /**
   * By default, every connection is accepted; otherwise, it gets an error with the returned SQLSTATE, or is closed without
   * one, as a proxy does.
   */
  onConnect: () => string | 'close' | undefined
  isReplica: boolean
  /** Refuses connections and closes open ones. */
  pause(): Promise<void>
  resume(): Promise<void>
}

/** Starts the fake on a free port. */
export async function startFakePostgres(): Promise<FakePostgres> {
  const sockets = new Set<Socket>()
  let connections = 0
  let port = 0
  let server = createServer()
  const fake: FakePostgres = {
    url: '',
    statements: [],
    connections: () => connections,
    onSetup: () => 'done',
    onStatement: () => 'done',
    onConnect: () => undefined,
    isReplica: false,
    pause() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of sockets) socket.destroy()
      return closed
    },
    resume() {
      server = createServer(serve)
      return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
    },
  }

  function serve(socket: Socket): void {
    const connection = ++connections
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    const texts = new Map<string, string>()
    let current = ''
    let isPrepared = false
    const send = (...messages: Buffer[]) => void socket.write(Buffer.concat(messages))

    function respond(text: string, isExtended: boolean): void {
      const reply = isSetup(text) ? fake.onSetup(text) : fake.onStatement(text, connection)
      if (!isSetup(text)) fake.statements.push(text)
      if (reply === 'hang') return
      if (reply === 'break') return void socket.destroy()
      if (typeof reply === 'object' && 'error' in reply) {
        send(toNotice('E', reply.isFatal ? 'FATAL' : 'ERROR', reply.error, 'fake'), ...(reply.isFatal ? [] : [READY]))
        if (reply.isFatal) socket.end()
        return
      }
      const row = toRow(text, fake.isReplica)
      send(
        ...(isExtended && !isPrepared ? [toMessage('1')] : []),
        ...(isExtended ? [toMessage('2')] : []),
        ...(typeof reply === 'object' ? [toNotice('N', 'WARNING', '01000', reply.warningOf)] : []),
        ...(row ?? (isExtended ? [toMessage('n')] : [])),
        toMessage('C', toText('DONE')),
        READY,
      )
    }

    /** PostgreSQL's message types for clients (PostgreSQL, chapter 55.7). */
    function receive(type: string, body: Buffer): void {
      const strings = body.toString().split('\0')
      if (type === 'Q') respond(strings[0] ?? '', false)
      else if (type === 'P') {
        texts.set(strings[0] ?? '', strings[1] ?? '')
        isPrepared = false
        current = strings[0] ?? ''
      } else if (type === 'B') {
        isPrepared = current !== (strings[1] ?? '') || current === 'used'
        current = strings[1] ?? ''
      } else if (type === 'S') {
        respond(texts.get(current) ?? '', true)
        current = 'used'
      } else if (type === 'X') socket.end()
    }

    let received = Buffer.alloc(0)
    let isStarted = false
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      for (;;) {
        const start = isStarted ? 1 : 0
        if (received.length < start + 4) return
        const end = start + received.readInt32BE(start)
        if (received.length < end) return
        const message = received.subarray(0, end)
        received = received.subarray(end)
        if (isStarted) receive(String.fromCharCode(message[0] ?? 0), message.subarray(5))
        else {
          isStarted = true
          const code = fake.onConnect()
          if (code === undefined) send(toMessage('R', Buffer.alloc(4)), READY)
          else if (code === 'close') socket.end()
          else socket.end(toNotice('E', 'FATAL', code, 'fake'))
        }
      }
    })
  }

  await fake.resume()
  port = (server.address() as AddressInfo).port
  fake.url = `postgres://fake@127.0.0.1:${port}/fake`
  return fake
}

/** Statements that open a store or a connection. */
function isSetup(text: string): boolean {
  return /^(?:BEGIN|COMMIT|SAVEPOINT|SHOW|\s*CREATE|SELECT pg_|SELECT value|INSERT INTO meta)/.test(text)
}

function toMessage(type: string, body: Buffer = Buffer.alloc(0)): Buffer {
  const header = Buffer.alloc(5)
  header.write(type, 'latin1')
  header.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([header, body])
}

function toText(text: string): Buffer {
  return Buffer.from(`${text}\0`)
}

const READY = toMessage('Z', Buffer.from('I'))

function toNotice(type: 'E' | 'N', severity: string, code: string, routine: string): Buffer {
  const fields = [`S${severity}`, `V${severity}`, `C${code}`, 'Mfailed as told', `R${routine}`]
  return toMessage(type, Buffer.concat([...fields.map(toText), Buffer.alloc(1)]))
}

/** The description and the only row of the statements that need one. */
function toRow(text: string, isReplica: boolean): Buffer[] | undefined {
  if (text.startsWith('SHOW')) return toTextRow('transaction_read_only', 25, isReplica ? 'on' : 'off')
  if (text.startsWith('SELECT pg_try_advisory_lock')) return toTextRow('isLocked', 16, 't')
  return undefined
}

function toTextRow(name: string, type: number, value: string): Buffer[] {
  const description = Buffer.alloc(18)
  description.writeInt32BE(type, 6)
  const length = Buffer.alloc(4)
  length.writeInt32BE(value.length)
  return [
    toMessage('T', Buffer.concat([Buffer.of(0, 1), toText(name), description])),
    toMessage('D', Buffer.concat([Buffer.of(0, 1), length, Buffer.from(value)])),
  ]
}
