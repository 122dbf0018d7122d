import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import { relative, sep } from 'node:path'
import type { Duplex } from 'node:stream'
import { CHANGE_EVENT, CONNECT_EVENT, HOT_MODULE } from '../../build/index.ts'
import { DRAFT_ENDING } from '../edit/write-draft.ts'

/** The parts of Vite that `spearmint dev` uses: the connection to open pages, and the file watcher. */
export interface DevVite {
  /** Loads the module at one of the paths of {@link isViteModule}, as JavaScript. */
  loadModule(path: string): Promise<string>
  /** Connects an open page. */
  connect(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Notifies open pages of changed files. */
  notify(paths: readonly string[]): void
  close(): Promise<void>
}

export interface ViteInput {
  /** The site's folder, absolute. */
  root: string
  /** Empty, or `/docs`. */
  base: string
  /** A folder to ignore, absolute. */
  exclude: string
  /**
   * Called with the files that were changed, added or removed, relative to the site's folder. Called without paths when
   * the watcher starts, because changes before that were not observed.
   */
  onChange(paths?: readonly string[]): void
}

/** Changes within this time count as one, because editors save in several steps and tools change many files. In milliseconds. */
const DEBOUNCE = 25

/** The module that pages import to be notified of changes. Vite connects it. */
const HOT_SOURCE = `
import.meta.hot.on('${CHANGE_EVENT}', (paths) => dispatchEvent(new CustomEvent('${CHANGE_EVENT}', { detail: paths })))
import.meta.hot.on('vite:ws:connect', () => dispatchEvent(new CustomEvent('${CONNECT_EVENT}')))
`

/** Vite's client for browsers, and the module that it imports. */
const CLIENT = '/@vite/client'
const CLIENT_ENVIRONMENT = '/@vite/env'

/** Whether a path below the base is one of the modules that pages load from Vite. There are no others. */
export function isViteModule(path: string): boolean {
  return path === CLIENT || path === CLIENT_ENVIRONMENT || path === HOT_MODULE
}

/**
 * Starts Vite. It loads no configuration file, and it answers no requests: its middlewares would serve any file of the
 * workspace as a module. Its WebSocket gets only the connections that it is given.
 */
export async function startVite({ root, base, exclude, onChange }: ViteInput): Promise<DevVite> {
  const { createServer } = await import('vite')
  const server = createHttpServer()
  const vite = await createServer({
    root,
    base: `${base}/`,
    appType: 'custom',
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'silent',
    clearScreen: false,
    optimizeDeps: { noDiscovery: true, include: [] },
    server: {
      middlewareMode: true,
      hmr: { server, overlay: false },
      // Vite adds the folder of its client.
      fs: { strict: true, allow: [] },
      // `serveDev` has checked the host.
      allowedHosts: true,
      watch: {
        // Links may lead out of the site, and into folders with thousands of files.
        followSymlinks: false,
        ignored: [
          '**/node_modules/**',
          '**/.git/**',
          '**/.spearmint/**',
          // Exists for a moment while a command changes a file of the site.
          `**/*${DRAFT_ENDING}`,
          (path: string) => path === exclude || path.startsWith(exclude + sep),
        ],
      },
    },
    plugins: [
      {
        name: 'spearmint',
        resolveId: (id) => (id === HOT_MODULE ? id : undefined),
        load: (id) => (id === HOT_MODULE ? HOT_SOURCE : undefined),
        // We decide what to reload. Without this, Vite reloads pages for files it doesn't know.
        hotUpdate: () => [],
      },
    ],
  })

  // Pages get messages and send none. The answers to theirs would contain stack traces.
  const hot: object & { setInvokeHandler?(handler: undefined): void } = vite.environments.client.hot
  hot.setInvokeHandler?.(undefined)

  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  vite.watcher.on('all', (event, path) => {
    if (event === 'addDir') return
    changed.add(relative(root, path).split(sep).join('/'))
    clearTimeout(timer)
    timer = setTimeout(() => {
      const paths = [...changed]
      changed.clear()
      onChange(paths)
    }, DEBOUNCE)
  })

  vite.watcher.once('ready', () => onChange())
  // The watcher may have been ready before the listener was added.
  onChange()

  return {
    async loadModule(path) {
      const loaded = await vite.transformRequest(path)
      if (loaded === null) throw new Error(`Vite has no module "${path}"`)
      // Vite imports it by its path on the disk.
      return loaded.code.replace(/(?<=^import ")[^"]*\/vite\/dist\/client\/env\.mjs(?=")/m, base + CLIENT_ENVIRONMENT)
    },
    connect: (request, socket, head) => void server.emit('upgrade', request, socket, head),
    notify: (paths) => vite.ws.send(CHANGE_EVENT, paths),
    async close() {
      clearTimeout(timer)
      await vite.close()
    },
  }
}
