import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ApiOperation } from '../../src/api/model/operation.ts'
import type { ApiSchema } from '../../src/api/model/schema.ts'
import type { ApiSpec } from '../../src/api/model/spec.ts'
import { listSpecPages } from '../../src/api/spec/list-spec-pages.ts'
import { loadSpec } from '../../src/api/spec/load-spec.ts'
import { buildInMemory } from '../build-in-memory.ts'
import { readPageContent } from '../corpus/page-words.ts'
import { toWords } from '../corpus/to-words.ts'
import { findCorpusSite, listCorpusSites, NO_CORPUS } from '../sites.ts'

/** Members are checked down to this depth. Deeper ones may be cut if a body is too large. */
const MOST_LEVELS = 3

/** The maximum number of fields per body on a page. A body with more is not checked. */
const MOST_FIELDS = 300

function listSpecs(): [name: string, text: string][] {
  return listCorpusSites().flatMap((site) => {
    const dir = findCorpusSite(site) ?? ''
    return readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:json|ya?ml)$/.test(file) && !/node_modules|^mint\.json$/.test(file))
      .map((file): [string, string] => [`${site}/${file}`, readFileSync(join(dir, file), 'utf8')])
      .filter(([, text]) => /^\s*["']?(?:openapi|swagger)["']?\s*:\s*["']?[23]/m.test(text))
  })
}

/** Names of the members of a schema that a page must show. Undefined if there are more than a page shows. */
function listMembers(root: ApiSchema, use: 'request' | 'response'): string[] | undefined {
  const names: string[] = []
  function walk(schema: ApiSchema, above: readonly string[]): void {
    if (above.includes(schema.key) || above.length > MOST_LEVELS || names.length > MOST_FIELDS) return
    const inside = [...above, schema.key]
    for (const { name, schema: member } of schema.listProperties()) {
      if (use === 'request' ? member.isReadOnly : member.isWriteOnly) continue
      names.push(name)
      walk(member, inside)
    }
    for (const part of [schema.findAdditional(), schema.findItems()]) if (part) walk(part, inside)
    for (const { options } of schema.listVariants()) for (const option of options) walk(option.schema, inside)
  }
  walk(root, [])
  return names.length > MOST_FIELDS ? undefined : names
}

/** All texts that the page of an operation must contain. */
function listDemands({ parameters, body, responses, description }: ApiOperation): string[] {
  const schemas = [
    ...(body?.contents ?? []).map(({ schema }) => ({ schema, use: 'request' as const })),
    ...responses.flatMap(({ contents }) => contents.map(({ schema }) => ({ schema, use: 'response' as const }))),
  ]
  const told = [description, body?.description, ...[...parameters, ...responses].map((part) => part.description)]
  return [
    ...parameters.map(({ name }) => name),
    ...responses.map(({ status }) => status),
    ...schemas.flatMap(({ schema, use }) => (schema && listMembers(schema, use)) ?? []),
    ...told.flatMap((text) => toProse(text ?? '')),
  ]
}

/** The words of Markdown, without code, URLs and tags. */
function toProse(markdown: string): string[] {
  return toWords(
    markdown.replace(/```[\s\S]*?```/g, ' ').replace(/\]\([^)]*\)|\]\[[^\]]*\]|<[^>]*>|https?:\S+|&\w+;/g, ' '),
  )
}

const specs = listSpecs()

describe.skipIf(specs.length === 0)(`specs of real sites${specs.length === 0 ? ` (${NO_CORPUS})` : ''}`, () => {
  it.each(specs)(
    '%s is shown completely',
    async (name, text) => {
      const file = `openapi.${name.split('.').pop()}`
      const config = JSON.stringify({ name: 'Acme', navigation: [], openapi: file })
      const site = await buildInMemory({ 'mint.json': config, [file]: text })
      const spec = (await loadSpec(
        file,
        async () => text,
        () => {},
      )) as ApiSpec
      const pages = listSpecPages(spec)
      const lost = pages.flatMap(({ head, path }) => {
        const html = site.read(`${path}.html`)
        const words = new Set(readPageContent(html).words)
        const demands = listDemands(spec.readOperation(head)).flatMap(toWords)
        return [...new Set(demands)].filter((word) => !words.has(word)).map((word) => `${path}: ${word}`)
      })
      process.stdout.write(`${name}: ${spec.version}, ${pages.length} operations, ${lost.length} words not found\n`)
      expect(pages.length).toBeGreaterThan(0)
      expect(lost).toEqual([])
      expect(site.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    },
    600_000,
  )
})
