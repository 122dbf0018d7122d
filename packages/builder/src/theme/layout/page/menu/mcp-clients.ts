/** How a client starts a local server of the Model Context Protocol. */
interface McpServer {
  name: string
  command: string
  args: readonly string[]
}

/** A program that adds a server when a link is followed. It shows the command, and asks before it runs anything. */
export interface McpClient {
  name: string
  toHref(server: McpServer): string
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
