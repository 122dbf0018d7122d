import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SHAPES } from './shapes.ts'

/**
 * Builds sites of one page of a shape in several sizes, and prints the CPU time of each in milliseconds. Runs in a process
 * of its own, so that a page that never ends can be stopped.
 */
const [name, parser, ...sizes] = process.argv.slice(2)

/** `buildSite` of the built package. Its types would make its sources a part of this project. */
type BuildSite = (options: object, io: object) => Promise<{ pages: number }>

const CONFIG = JSON.stringify({
  name: 'Shapes',
  colors: { primary: '#0a7f5a' },
  navigation: [{ group: 'Shapes', pages: ['index'] }],
})

async function build(text: string, files: Record<string, string>): Promise<void> {
  const bundle = pathToFileURL(join(import.meta.dirname, '../../../dist/bundle/index.js')).href
  const { buildSite } = (await import(bundle)) as { buildSite: BuildSite }
  const { pages } = await buildSite(
    { base: '', parser: parser === 'reference' ? 'reference' : 'native' },
    createIo({ 'mint.json': CONFIG, 'index.mdx': text, ...files }),
  )
  if (pages === 0) throw new Error('No page was built.')
}

/** A site in memory, and an output folder that drops everything. */
function createIo(files: Readonly<Record<string, string>>): object {
  const encoder = new TextEncoder()
  return {
    source: {
      list: () => Object.entries(files).map(([path, text]) => ({ path, size: text.length })),
      readText: (path: string) => files[path],
      readBytes: (path: string) => (files[path] === undefined ? undefined : encoder.encode(files[path])),
    },
    output: { write: () => {}, append: () => {}, copy: () => {}, finish: () => ({ files: 0, bytes: 0 }) },
    clock: () => 0,
  }
}

const shape = SHAPES.find((each) => each.name === name)
if (shape === undefined) throw new Error(`There is no shape "${name}".`)
// The code that the shape needs is compiled first.
await build(shape.toPage(1_000), shape.toFiles?.(1_000) ?? {})
for (const size of sizes.map(Number)) {
  const [page, files] = [shape.toPage(size), shape.toFiles?.(size) ?? {}]
  const start = process.cpuUsage()
  await build(page, files)
  const { user, system } = process.cpuUsage(start)
  process.stdout.write(`${(user + system) / 1000}\n`)
}
