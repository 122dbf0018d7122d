import { execFileSync } from 'node:child_process'

/** Network namespaces: each database node has its own network, connected by a bridge, as if it were a machine. */

const BRIDGE = 'ug-failover'
/** Reserved for tests of networks (RFC 2544), so nothing else uses it. */
const NETWORK = '198.18.77'

/** The address of this machine in the network. */
export const HOST_ADDRESS = `${NETWORK}.1`

const toNamespace = (node: number) => `ug-failover-node${node}`
export const toNodeAddress = (node: number): string => `${NETWORK}.${10 + node}`

/** Runs a command in the network of a node; `%` stands for its number. */
export const NODE_COMMAND = `ip netns exec ${toNamespace(0).replace('0', '%')}`

function run(command: string, input?: string): string {
  const [program = '', ...args] = command.split(' ')
  return execFileSync(program, args, { encoding: 'utf8', input, stdio: ['pipe', 'pipe', 'pipe'] })
}

export function createNetworks(nodes: readonly number[]): void {
  run(`ip link add ${BRIDGE} type bridge`)
  run(`ip addr add ${HOST_ADDRESS}/24 dev ${BRIDGE}`)
  run(`ip link set ${BRIDGE} up`)
  for (const node of nodes) {
    const namespace = toNamespace(node)
    run(`ip netns add ${namespace}`)
    run(`ip link add ${BRIDGE}${node} type veth peer name eth0 netns ${namespace}`)
    run(`ip link set ${BRIDGE}${node} master ${BRIDGE} up`)
    run(`ip -n ${namespace} addr add ${toNodeAddress(node)}/24 dev eth0`)
    run(`ip -n ${namespace} link set lo up`)
    run(`ip -n ${namespace} link set eth0 up`)
  }
}

/** Also removes what an interrupted run has left, with its processes. */
export function removeNetworks(nodes: readonly number[]): void {
  for (const node of nodes) killNode(node)
  for (const node of nodes) tryRun(`ip netns del ${toNamespace(node)}`)
  for (const node of nodes) tryRun(`ip link del ${BRIDGE}${node}`)
  tryRun(`ip link del ${BRIDGE}`)
}

/** Runs a command that fails if what it concerns doesn't exist. */
function tryRun(command: string): string {
  try {
    return run(command)
  } catch {
    return ''
  }
}

/** Kills every process of a node at once, as a power failure would. */
export function killNode(node: number): void {
  for (const pid of tryRun(`ip netns pids ${toNamespace(node)}`)
    .split('\n')
    .filter(Boolean)) {
    try {
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}

/** What a node is separated from. */
export interface Cut {
  name: string
  /** Expressions of nftables for the packets that get lost, with the addresses of the other nodes. */
  toMatches: (others: readonly string[], etcdPort: number) => readonly string[]
}

export const CUTS: readonly Cut[] = [
  { name: 'everything', toMatches: () => ['oifname != "lo"', 'iifname != "lo"'] },
  {
    name: 'etcd and the other nodes',
    toMatches: (others, etcdPort) => [
      `tcp dport ${etcdPort}`,
      `tcp sport ${etcdPort}`,
      `ip daddr { ${others.join(', ')} }`,
      `ip saddr { ${others.join(', ')} }`,
    ],
  },
  { name: 'etcd', toMatches: (_others, etcdPort) => [`tcp dport ${etcdPort}`, `tcp sport ${etcdPort}`] },
]

/** Drops packets of a node without any notice to either side. */
export function cutNode(node: number, { toMatches }: Cut, others: readonly number[], etcdPort: number): void {
  const matches = toMatches(others.map(toNodeAddress), etcdPort)
  const toChain = (hook: string, unsupported: string) => [
    `chain ${hook} {`,
    `type filter hook ${hook} priority 0`,
    ...matches.filter((match) => !match.startsWith(unsupported)).map((match) => `${match} drop`),
    '}',
  ]
  const table = ['table inet cut {', ...toChain('input', 'oifname'), ...toChain('output', 'iifname'), '}'].join('\n')
  run(`ip netns exec ${toNamespace(node)} nft -f -`, table)
}

export function healNode(node: number): void {
  run(`ip netns exec ${toNamespace(node)} nft delete table inet cut`)
}
