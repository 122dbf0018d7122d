import { sample } from 'openapi-sampler'
import type { ApiContent, ApiExample } from '../model/api/operation.ts'
import { isObject, type JsonObject } from '../model/is-object.ts'
import { toObject, toText } from './json.ts'
import { escapePointer, readSchema } from './read-schema.ts'
import type { Located, Scope } from './scope.ts'
import { toWholeSchema } from './to-whole-schema.ts'

/** What a made example leaves out: what only responses hold, or only requests. */
export type ContentUse = 'request' | 'response'

/** Reads `content`: bodies by media type, in the order of the file (OpenAPI 3.1, section 4.8.14). */
export function readContents(content: unknown, from: Located, use: ContentUse, scope: Scope): ApiContent[] {
  return Object.entries(toObject(content)).map(([mediaType, written]): ApiContent => {
    const step = `content/${escapePointer(mediaType)}`
    const media = scope.resolve(written, from, step)
    // OpenAPI 3.2: `itemSchema` tells what each item of a stream is.
    const [keyword, schema] =
      media.value.schema === undefined ? ['itemSchema', media.value.itemSchema] : ['schema', media.value.schema]
    const examples = readExamples(media.value, media, scope)
    return {
      mediaType,
      ...(schema !== undefined && { schema: readSchema(schema, media, String(keyword), scope) }),
      examples,
      createExample: () =>
        examples[0]?.value ??
        (schema === undefined ? undefined : createExample(schema, media, String(keyword), use, scope)),
    }
  })
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

/** Makes a value that fits a schema. A schema that the sampler cannot take gives none. */
function createExample(schema: unknown, from: Located, step: string, use: ContentUse, scope: Scope): unknown {
  const whole = toWholeSchema(schema, from, step, scope)
  try {
    return sample(whole as Parameters<typeof sample>[0], {
      skipReadOnly: use === 'request',
      skipWriteOnly: use === 'response',
      quiet: true,
    })
  } catch {
    return isObject(whole) && whole.type === 'array' ? [] : undefined
  }
}
