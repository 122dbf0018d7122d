/** How a client starts a local server of the Model Context Protocol. */
export interface McpServer {
  name: string
  command: string
  args: readonly string[]
}

/** A program that adds a server when a link is followed. It shows the command, and asks before it runs anything. */
interface McpClient {
  name: string
  toHref(server: McpServer): string
}

/** A command that visitors copy. */
interface McpCommand {
  title: 'page.copyMcp' | 'page.copyMcpInstall'
  toCommand(server: McpServer): string
}

/** The commands of the page menu, by the name of the option. */
export const MCP_COMMANDS: ReadonlyMap<string, McpCommand> = new Map<string, McpCommand>([
  ['mcp', { title: 'page.copyMcp', toCommand: toStartCommand }],
  [
    'add-mcp',
    {
      title: 'page.copyMcpInstall',
      // https://github.com/neon-solutions/add-mcp
      toCommand: (server) => `npx add-mcp "${toStartCommand(server)}" --name ${server.name}`,
    },
  ],
])

/** No argument has to be quoted in a shell: the only one that isn't ours is a URL without the characters that shells read. */
function toStartCommand({ command, args }: McpServer): string {
  return [command, ...args]
    .join(' ')
    .replace(/["'`$\\|&;<>()!*?[\]{}]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
}

/** The clients that the page menu can add the site to, by the name of the option. */
export const MCP_CLIENTS: ReadonlyMap<string, McpClient> = new Map([
  [
    'cursor',
    {
      name: 'Cursor',
      // https://cursor.com/docs/mcp/install-links
      toHref({ name, ...server }) {
        const config = encodeURIComponent(Buffer.from(JSON.stringify(server)).toString('base64'))
        return `cursor://anysphere.cursor-deeplink/mcp/install?name=${name}&config=${config}`
      },
    },
  ],
  [
    'vscode',
    {
      name: 'VS Code',
      // https://code.visualstudio.com/api/extension-guides/ai/mcp
      toHref: (server) => `vscode:mcp/install?${encodeURIComponent(JSON.stringify(server))}`,
    },
  ],
])
