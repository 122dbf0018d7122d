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
import { findCorpusSite, listRepresentativeSites, NO_CORPUS } from '../sites.ts'

/** Members below this depth are not checked, because a page may cut them if the body is too large. */
const MAX_LEVELS = 3

/** A body with more fields is not checked, because a page doesn't show all of them. */
const MAX_FIELDS = 300

function listSpecs(): [name: string, text: string][] {
  return listRepresentativeSites().flatMap((site) => {
    const dir = findCorpusSite(site) ?? ''
    return readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:json|ya?ml)$/.test(file) && !/node_modules|^mint\.json$/.test(file))
      .map((file): [string, string] => [`${site}/${file}`, readFileSync(join(dir, file), 'utf8')])
      .filter(([, text]) => /^\s*["']?(?:openapi|swagger)["']?\s*:\s*["']?[23]/m.test(text))
  })
}

/** Lists the names of the members that a page must show; undefined if it doesn't show all of them. */
function listMembers(root: ApiSchema, use: 'request' | 'response'): string[] | undefined {
  const names: string[] = []
  function walk(schema: ApiSchema, ancestors: readonly string[]): void {
    if (ancestors.includes(schema.key) || ancestors.length > MAX_LEVELS || names.length > MAX_FIELDS) return
    const inside = [...ancestors, schema.key]
    for (const { name, schema: member } of schema.listProperties()) {
      if (use === 'request' ? member.isReadOnly : member.isWriteOnly) continue
      names.push(name)
      walk(member, inside)
    }
    for (const part of [schema.findAdditional(), schema.findItems()]) if (part) walk(part, inside)
    for (const { options } of schema.listVariants()) for (const option of options) walk(option.schema, inside)
  }
  walk(root, [])
  return names.length > MAX_FIELDS ? undefined : names
}

/** Lists all texts that the page of an operation must contain. */
function listRequiredTexts({ parameters, body, responses, description }: ApiOperation): string[] {
  const schemas = [
    ...(body?.contents ?? []).map(({ schema }) => ({ schema, use: 'request' as const })),
    ...responses.flatMap(({ contents }) => contents.map(({ schema }) => ({ schema, use: 'response' as const }))),
  ]
  const descriptions = [
    description,
    body?.description,
    ...[...parameters, ...responses].map((part) => part.description),
  ]
  return [
    ...parameters.map(({ name }) => name),
    ...responses.map(({ status }) => status),
    ...schemas.flatMap(({ schema, use }) => (schema && listMembers(schema, use)) ?? []),
    ...descriptions.flatMap((text) => toProse(text ?? '')),
  ]
}

/** Lists the words of Markdown without code, links and tags. */
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
        const required = listRequiredTexts(spec.toOperation(head)).flatMap(toWords)
        return [...new Set(required)].filter((word) => !words.has(word)).map((word) => `${path}: ${word}`)
      })
      process.stdout.write(`${name}: ${spec.version}, ${pages.length} operations, ${lost.length} words not found\n`)
      expect(pages.length).toBeGreaterThan(0)
      expect(lost).toEqual([])
      expect(site.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    },
    600_000,
  )
})
