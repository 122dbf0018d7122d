import { spawn } from 'node:child_process'

const COMMANDS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/**
 * Opens a URL in the default browser. Does nothing where there is none, such as in a container.
 */
export function openInBrowser(url: string, platform: NodeJS.Platform = process.platform): void {
  const [command, ...parts] = COMMANDS[platform] ?? ['xdg-open']
  const child = spawn(command, [...parts, url], { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
}
