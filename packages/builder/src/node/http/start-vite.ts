import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { relative, sep } from 'node:path'
import { CHANGE_EVENT, CONNECT_EVENT, HOT_MODULE } from '../../build/index.ts'
import { DRAFT_ENDING } from '../edit/write-draft.ts'

/** The part of Vite that development uses: the channel to open pages, and the watcher of the folder. */
export interface DevVite {
  /** Answers requests for Vite's own files and {@link HOT_MODULE}; calls `next` for all others. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void
  /** Tells open pages that files were changed. */
  announce(paths: readonly string[]): void
  close(): Promise<void>
}

export interface ViteInput {
  /** The site's folder, absolute. */
  root: string
  /** Empty, or `/docs`. */
  base: string
  /** The server that pages are served by: the channel shares its port. */
  server: Server
  /** A folder that is not watched, absolute. */
  exclude: string
  /**
   * Hears of files that were changed, added or removed, several together. Paths as in the site's folder; none when the
   * folder begins to be watched, as nobody saw what was changed before.
   */
  onChange(paths?: readonly string[]): void
}

/** Editors write a file in several steps, and tools many files at once: so many milliseconds are one change. */
const PAUSE = 25

/** What pages import to hear of changes. Vite gives it the connection. */
const HOT_SOURCE = `
import.meta.hot.on('${CHANGE_EVENT}', (paths) => dispatchEvent(new CustomEvent('${CHANGE_EVENT}', { detail: paths })))
import.meta.hot.on('vite:ws:connect', () => dispatchEvent(new CustomEvent('${CONNECT_EVENT}')))
`

/** Starts Vite in middleware mode. It reads no configuration of its own, and serves no file of the site. */
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
          // Written for the blink of an eye while a command changes a file of the site.
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
        // What a change means is for us to say: without this Vite reloads pages for files it does not know.
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
    }, PAUSE)
  })

  vite.watcher.once('ready', () => onChange())
  // It may have been ready before anybody listened.
  onChange()

  return {
    handle(request, response, next) {
      const path = request.url?.slice(base.length) ?? ''
      const isOfVite =
        path.startsWith('/@vite/') ||
        path.startsWith(HOT_MODULE) ||
        /^\/@id\/|^\/@fs\/.*\/vite\/dist\/client\//.test(path)
      if (isOfVite) vite.middlewares(request, response, next)
      else next()
    },
    announce: (paths) => vite.ws.send(CHANGE_EVENT, paths),
    async close() {
      clearTimeout(timer)
      await vite.close()
    },
  }
}
