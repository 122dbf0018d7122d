import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** A server of Debian's packages. */
export interface ServerProgram {
  /** Of the option `--host-rules`. */
  host: 'nginx' | 'caddy' | 'apache'
  /** Why its tests are skipped. Undefined if it is installed. */
  missing: string | undefined
  /** Writes the few lines that a user writes, and returns the command that serves `root` on a port. */
  configure(server: { dir: string; root: string; rules: string; port: number }): [command: string, ...args: string[]]
}

const MODULES = '/usr/lib/apache2/modules'

/** The modules that Debian enables and the three that the docs enable. */
const APACHE_MODULES = [
  'mpm_event',
  'authz_core',
  'alias',
  'dir',
  'mime',
  'filter',
  'deflate',
  'negotiation',
  'autoindex',
]
const ENABLED_MODULES = ['rewrite', 'headers', 'brotli']

export const SERVERS: readonly ServerProgram[] = [
  {
    host: 'nginx',
    missing: findMissing('nginx', '/usr/sbin/nginx'),
    configure({ dir, root, rules, port }) {
      const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      const conf = write(dir, 'main.conf', [
        'daemon off; master_process off; worker_processes 1;',
        `pid ${dir}/nginx.pid; error_log ${dir}/error.log;`,
        'events { worker_connections 256; }',
        'http {',
        'access_log off;',
        ...folders.map((name) => `${name}_temp_path ${dir}/${name};`),
        `server { listen 127.0.0.1:${port}; root ${root}; include ${rules}/nginx.conf; }`,
        '}',
      ])
      return ['/usr/sbin/nginx', '-c', conf, '-e', join(dir, 'error.log'), '-p', dir]
    },
  },
  {
    host: 'caddy',
    missing: findMissing('caddy', '/usr/bin/caddy'),
    configure({ dir, root, rules, port }) {
      const conf = write(dir, 'main.caddyfile', [
        '{',
        'admin off',
        'auto_https off',
        `storage file_system ${dir}/storage`,
        '}',
        `http://127.0.0.1:${port} {`,
        `root * ${root}`,
        `import ${rules}/Caddyfile`,
        '}',
      ])
      return ['/usr/bin/caddy', 'run', '--config', conf, '--adapter', 'caddyfile']
    },
  },
  {
    host: 'apache',
    missing: findMissing('apache2', '/usr/sbin/apache2'),
    configure({ dir, root, port }) {
      const conf = write(dir, 'main.conf', [
        `ServerRoot ${dir}`,
        'ServerName localhost',
        `PidFile ${dir}/apache.pid`,
        `ErrorLog ${dir}/error.log`,
        `Listen 127.0.0.1:${port}`,
        ...[...APACHE_MODULES, ...ENABLED_MODULES].map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`),
        'Mutex posixsem',
        'StartServers 1',
        'ServerLimit 1',
        'ThreadsPerChild 25',
        'MaxRequestWorkers 25',
        'Include /etc/apache2/mods-available/mime.conf',
        'Include /etc/apache2/mods-available/dir.conf',
        `DocumentRoot ${root}`,
        `<Directory ${root}>`,
        'AllowOverride All',
        'Require all granted',
        '</Directory>',
        '<FilesMatch "^\\.ht">',
        'Require all denied',
        '</FilesMatch>',
      ])
      return ['/usr/sbin/apache2', '-f', conf, '-DFOREGROUND']
    },
  },
]

export interface RunningServer {
  origin: string
  stop(): Promise<void>
}

/** Starts a server on this machine. @param dir A folder for its own files. @param port Default a free one. */
export async function startServer(
  program: ServerProgram,
  { dir, root, rules, ...options }: { dir: string; root: string; rules: string; port?: number },
): Promise<RunningServer> {
  mkdirSync(dir, { recursive: true })
  const port = options.port ?? (await findFreePort())
  const [command, ...args] = program.configure({ dir, root, rules, port })
  const child = spawn(command, args, {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: dir },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origin = `http://127.0.0.1:${port}`
  if (!(await isAnswering(origin, child))) {
    child.kill('SIGKILL')
    const log = join(dir, 'error.log')
    throw new Error(`${program.host} did not start: ${output}${existsSync(log) ? readFileSync(log, 'utf8') : ''}`)
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function isAnswering(origin: string, child: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 200 && child.exitCode === null; attempt++) {
    try {
      await (await fetch(origin)).arrayBuffer()
      return true
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return false
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject()))
    })
  })
}

function findMissing(name: string, path: string): string | undefined {
  try {
    execFileSync(path, [name === 'caddy' ? 'version' : '-v'], { stdio: 'ignore' })
    return undefined
  } catch {
    return `skipped: this machine does not have the package ${name}`
  }
}

function write(dir: string, name: string, lines: readonly string[]): string {
  const path = join(dir, name)
  writeFileSync(path, `${lines.join('\n')}\n`)
  return path
}
