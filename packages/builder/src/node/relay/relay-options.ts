export interface RelayOptions {
  /** Allowed targets: origins such as `https://api.example.com`. A build writes a list of those of its site. */
  origins: readonly string[]
  /**
   * Those of {@link origins} whose host may resolve to a private network or this machine, such as
   * `http://localhost:4600`. Default: none.
   */
  privateOrigins?: readonly string[]
  /** URL path under which the site is served: empty, or `/docs`. Default: empty. */
  base?: string
  /**
   * Hosts of the site, with the port unless it is the default of the scheme: `docs.example.com`. Default: none, which
   * allows only `localhost` and IP addresses, because nobody can point these to another machine.
   */
  hosts?: readonly string[]
  /** Default: {@link RELAY_LIMITS}. */
  limits?: Partial<RelayLimits>
  /** Resolves a host. Default: the resolver of the system. */
  resolve?: ResolveHost
}

/** Resolves a host to all of its IPv4 and IPv6 addresses. Throws when there is no such host. */
export type ResolveHost = (hostname: string) => Promise<readonly string[]>

/** Times are in milliseconds, sizes in bytes. */
export interface RelayLimits {
  /** To resolve the host, and again to connect. */
  connectTime: number
  /** For a body up to 1 MB to arrive, and for each MB of a longer one. */
  bodyTime: number
  /** Between two chunks of a body, and until the headers of the response. */
  idleTime: number
  /** For the whole exchange. */
  totalTime: number
  requestSize: number
  responseSize: number
  redirects: number
  /** Concurrent requests whose body has arrived, or more than 1 MB of it. */
  requests: number
  /** Bodies that arrive at the same time. */
  bodies: number
}

export const RELAY_LIMITS: RelayLimits = {
  connectTime: 10_000,
  bodyTime: 10_000,
  idleTime: 120_000,
  totalTime: 600_000,
  requestSize: 20 * 2 ** 20,
  responseSize: 50 * 2 ** 20,
  redirects: 5,
  requests: 20,
  bodies: 100,
}
