import { spawn } from 'node:child_process'

const COMMANDS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Opens an address in the browser of the system. Where there is none, nothing happens. */
export function openInBrowser(url: string, platform: NodeJS.Platform = process.platform): void {
  const [command, ...parts] = COMMANDS[platform] ?? ['xdg-open']
  const child = spawn(command, [...parts, url], { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
}
