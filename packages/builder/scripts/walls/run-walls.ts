import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ResolverFactory } from 'oxc-resolver'
import type { Manifest } from './check-dependencies.ts'
import { checkLockFile, type LockFile } from './check-lock-file.ts'
import { checkWalls } from './check-walls.ts'
import { rules } from './rules.ts'
import type { Violation } from './source-module.ts'

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url))
const SKIPPED = /^(?:node_modules|dist|fixtures|generated|template)$/

function listSources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : listSources(path)
    return /\.(?:tsx?|js|mjs|cjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : []
  })
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest

const readLockFile = (): LockFile => JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as LockFile

/** Resolves packages as TypeScript does: our own by their sources, others by their types. */
function createIsInstalled(): (folder: string, specifier: string) => boolean {
  // TypeScript tries the next condition if the file of one does not exist.
  const resolvers = [['types', 'import', 'node', 'default'], ['import']].map(
    (conditionNames) =>
      new ResolverFactory({
        tsconfig: { configFile: join(ROOT, 'tsconfig.json') },
        conditionNames,
        extensions: ['.js', '.json', '.d.ts'],
        mainFields: ['types', 'main'],
      }),
  )
  const known = new Map<string, boolean>()
  const resolves = (folder: string, specifier: string) =>
    resolvers.some((resolver) => resolver.sync(join(ROOT, folder), specifier).path !== undefined)
  return (folder, specifier) => {
    const [, , area = ''] = /^(packages\/([^/]+))/.exec(folder) ?? []
    const key = `${area} ${specifier}`
    const answer = known.get(key) ?? (resolves(folder, specifier) || resolves(folder, `@types/${specifier}`))
    known.set(key, answer)
    return answer
  }
}

function toText({ rule, path, line, to, message, instead }: Violation): string {
  const location = line === undefined ? path : `${path}:${line}`
  return `${location}\n  ${rule}: ${message}${to === undefined ? '' : `\n  imported: ${to}`}\n  ${instead}\n`
}

const folders = Object.keys(rules.packages)
const paths = folders.flatMap(listSources)
const importViolations = checkWalls(
  {
    texts: new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')])),
    manifests: Object.fromEntries(['', ...folders].map((folder) => [folder, readManifest(folder)])),
    host: {
      isFile: (path) => existsSync(join(ROOT, path)) && statSync(join(ROOT, path)).isFile(),
      isInstalled: createIsInstalled(),
    },
  },
  rules,
)
const violations = [...importViolations, ...checkLockFile(readLockFile())]
for (const violation of violations) process.stderr.write(`${toText(violation)}\n`)
const count = `${violations.length} ${violations.length === 1 ? 'problem' : 'problems'}`
process.stderr.write(violations.length > 0 ? `${count} in sources and package-lock.json\n` : '')
process.stdout.write(`Checked the imports of ${paths.length} source files and the checksums of package-lock.json.\n`)
process.exitCode = violations.length > 0 ? 1 : 0
