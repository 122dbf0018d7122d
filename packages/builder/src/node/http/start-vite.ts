import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { relative, sep } from 'node:path'
import { CHANGE_EVENT, CONNECT_EVENT, HOT_MODULE } from '../../build/index.ts'
import { DRAFT_ENDING } from '../edit/write-draft.ts'

/** The parts of Vite that `spearmint dev` uses: the connection to open pages, and the file watcher. */
export interface DevVite {
  /** Serves Vite's own files and {@link HOT_MODULE}; calls `next` for all others. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void
  /** Notifies open pages of changed files. */
  notify(paths: readonly string[]): void
  close(): Promise<void>
}

export interface ViteInput {
  /** The site's folder, absolute. */
  root: string
  /** Empty, or `/docs`. */
  base: string
  /** The server of the pages. The WebSocket shares its port. */
  server: Server
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

/** Starts Vite in middleware mode. It loads no configuration file and serves no file of the site. */
export async function startVite({ root, base, server, exclude, onChange }: ViteInput): Promise<DevVite> {
  const { createServer } = await import('vite')
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
      watch: {
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
    handle(request, response, next) {
      const path = request.url?.slice(base.length) ?? ''
      const isViteFile =
        path.startsWith('/@vite/') ||
        path.startsWith(HOT_MODULE) ||
        /^\/@id\/|^\/@fs\/.*\/vite\/dist\/client\//.test(path)
      if (isViteFile) vite.middlewares(request, response, next)
      else next()
    },
    notify: (paths) => vite.ws.send(CHANGE_EVENT, paths),
    async close() {
      clearTimeout(timer)
      await vite.close()
    },
  }
}
