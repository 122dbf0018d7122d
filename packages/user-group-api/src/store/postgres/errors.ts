/** The connection for a statement could not be opened, so the statement can be sent again. */
export class NotSentError extends Error {
  constructor(cause: unknown) {
    super('The statement was not sent, because there was no connection for it.', { cause })
  }
}

/** The database is a replica: it would return outdated rows and refuses to write. */
export class ReadOnlyError extends Error {
  constructor() {
    super('The database is read-only. It is a replica, or has become one.')
  }
}

/** PostgreSQL has committed a write but gave up waiting for its replica, so a failover can undo the write. */
export class NotReplicatedError extends Error {
  constructor() {
    super('The write was committed without its synchronous replica.')
  }
}

/** A write would wait for a synchronous replica, and none is connected. */
export class MissingReplicaError extends Error {
  constructor() {
    super('No synchronous replica is connected, so PostgreSQL would not acknowledge a write.')
  }
}
