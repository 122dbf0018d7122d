import { sample } from 'openapi-sampler'
import { isObject, type JsonObject } from '../../core/index.ts'
import type { ApiAnswer, ApiContent, ApiExample } from '../model/operation.ts'
import { toObject, toText } from './json.ts'
import { escapePointer, readSchema } from './read-schema.ts'
import type { Located, Scope } from './scope.ts'
import { toWholeSchema } from './to-whole-schema.ts'

/** A body as the file has it, and the schema that is told there. */
interface MediaType {
  name: string
  at: Located
  keyword: 'schema' | 'itemSchema'
  schema: unknown
}

/** Reads `content`: bodies by media type, in the order of the file (OpenAPI 3.1, section 4.8.14). */
export function readContents(content: unknown, from: Located, scope: Scope): ApiContent[] {
  return locateMediaTypes(content, from, scope).map((media) => readContent(media, scope))
}

/** Reads `content` of a response: of each body an example can be made. */
export function readAnswers(content: unknown, from: Located, scope: Scope): ApiAnswer[] {
  return locateMediaTypes(content, from, scope).map((media) => {
    const answer = readContent(media, scope)
    const { at, keyword, schema } = media
    return {
      ...answer,
      createExample: () =>
        answer.examples[0]?.value ?? (schema === undefined ? undefined : makeExample(schema, at, keyword, scope)),
    }
  })
}

/** Finds the schema of each media type. OpenAPI 3.2: `itemSchema` tells what each item of a stream is. */
function locateMediaTypes(content: unknown, from: Located, scope: Scope): MediaType[] {
  return Object.entries(toObject(content)).map(([name, written]) => {
    const at = scope.resolve(written, from, `content/${escapePointer(name)}`)
    const keyword = at.value.schema === undefined ? 'itemSchema' : 'schema'
    return { name, at, keyword, schema: at.value[keyword] }
  })
}

function readContent({ name, at, keyword, schema }: MediaType, scope: Scope): ApiContent {
  return {
    mediaType: name,
    ...(schema !== undefined && { schema: readSchema(schema, at, keyword, scope) }),
    examples: readExamples(at.value, at, scope),
  }
}

/** Reads `examples`, else `example` (OpenAPI 3.1, section 4.8.19). One that only names a file elsewhere is left out. */
export function readExamples(holder: JsonObject, from: Located, scope: Scope): ApiExample[] {
  const named = Object.entries(toObject(holder.examples)).flatMap(([name, written]): ApiExample[] => {
    const { value: example } = scope.resolve(written, from, `examples/${escapePointer(name)}`)
    const value = example.value ?? example.dataValue ?? example.serializedValue
    const summary = toText(example.summary)
    return value === undefined ? [] : [{ name, ...(summary !== undefined && { summary }), value }]
  })
  if (named.length > 0 || holder.example === undefined) return named
  return [{ name: 'Example', value: holder.example }]
}

/** Makes a value that fits a schema, without what only requests hold. A schema that the sampler cannot take gives none. */
function makeExample(schema: unknown, from: Located, step: string, scope: Scope): unknown {
  const whole = toWholeSchema(schema, from, step, scope)
  try {
    return sample(whole as Parameters<typeof sample>[0], { skipWriteOnly: true, quiet: true })
  } catch {
    return isObject(whole) && whole.type === 'array' ? [] : undefined
  }
}
