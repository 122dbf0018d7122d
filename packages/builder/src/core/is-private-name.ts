/** RFC 6761, 6762 and 8375, `internal` (ICANN), `lan`, which routers use, and names of one word. A dot may end each. */
const PRIVATE_NAME = /^(?:[^.[\]:]+|.*\.(?:localhost|local|internal|lan|test|home\.arpa))\.?$/i

/** Whether the name of a host stands for a machine of one's own network and for no host of the public one. */
export function isPrivateName(hostname: string): boolean {
  return PRIVATE_NAME.test(hostname)
}
