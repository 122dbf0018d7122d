/** What a relay may do, and for whom. */
export interface RelayOptions {
  /** Where requests may go: origins such as `https://api.example.com`. A build lists those of its site. */
  origins: readonly string[]
  /**
   * Those of {@link origins} whose host may have an address of a private network or of this machine, such as
   * `http://localhost:4600`. Default none.
   */
  privateOrigins?: readonly string[]
  /** URL path below which the site is served: empty, or `/docs`. Default empty. */
  base?: string
  /**
   * Hosts that pages of the site stand on, with the port when it is not that of the scheme: `docs.example.com`. Default
   * none, which leaves `localhost` and addresses: names that nobody can turn to another machine.
   */
  hosts?: readonly string[]
  /** Default {@link RELAY_LIMITS}. */
  limits?: Partial<RelayLimits>
  /** Finds the addresses of a host. Default the resolver of the system. */
  resolve?: ResolveHost
}

/** Finds all addresses of a host, IPv4 and IPv6. @throws when there is no such host. */
export type ResolveHost = (hostname: string) => Promise<readonly string[]>

/** Times are in milliseconds, sizes in bytes. */
export interface RelayLimits {
  /** To find the host, and as long again until a connection stands. */
  connectTime: number
  /** Between two pieces of a body, and until the head of the answer. */
  idleTime: number
  /** From the first byte to the last. */
  totalTime: number
  requestSize: number
  responseSize: number
  redirects: number
  /** Requests under way at once. */
  requests: number
}

export const RELAY_LIMITS: RelayLimits = {
  connectTime: 10_000,
  idleTime: 120_000,
  totalTime: 600_000,
  requestSize: 20 * 2 ** 20,
  responseSize: 50 * 2 ** 20,
  redirects: 5,
  requests: 20,
}
