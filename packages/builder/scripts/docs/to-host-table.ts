import { CAPABILITIES, type Capability, type Host } from '../../src/emit/hosts/host.ts'

/** Creates the table of what hosts cannot do. */
export function toHostTable(hosts: Readonly<Record<string, Host>>): string {
  const rows = Object.entries(hosts).map(([name, host]) => {
    const cells = [
      host.title,
      `\`${name}\``,
      host.files.map((file) => `\`${file}\``).join(', ') || 'none',
      host.isTested ? 'yes' : 'no',
      list(host, (support) => support === false).join(', ') || 'nothing',
      list(host, (support) => typeof support === 'string')
        .map((capability) => capability)
        .join('; '),
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [
    '{/* Generated from packages/builder/src/emit/hosts:',
    '    npm run test:unit -- packages/builder/src/emit/hosts -u */}',
    '',
    '| Host | `--host-rules` | Files | Tested | Cannot do | With restrictions |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

function list({ can }: Host, isListed: (support: Host['can'][Capability]) => boolean): string[] {
  return Object.entries(CAPABILITIES).flatMap(([key, words]) => {
    const support = can[key as Capability]
    if (!isListed(support)) return []
    return typeof support === 'string' ? `${words} (${support})` : words
  })
}
