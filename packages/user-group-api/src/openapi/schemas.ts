import { z } from 'zod'
import {
  deleteRequest,
  deleteResponse,
  errorResponse,
  getOrCreateRequest,
  getOrCreateResponse,
  rotateRequest,
  rotateResponse,
  updateRequest,
  updateResponse,
} from '../core/index.ts'

/** The schemas of bodies, by their name in the document. */
const SCHEMAS = {
  GetOrCreateRequest: getOrCreateRequest,
  GetOrCreateResponse: getOrCreateResponse,
  UpdateRequest: updateRequest,
  UpdateResponse: updateResponse,
  RotateRequest: rotateRequest,
  RotateResponse: rotateResponse,
  DeleteRequest: deleteRequest,
  DeleteResponse: deleteResponse,
  ErrorResponse: errorResponse,
} as const

export type SchemaName = keyof typeof SCHEMAS

/** Converts the schemas that validate requests to JSON Schema. */
export function toJsonSchemas(): object {
  const entries = Object.entries(SCHEMAS).map(([name, schema]) => {
    const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
      reused: 'inline',
      override({ jsonSchema }) {
        // Drops `propertyNames: { type: 'string' }`, which is true of every key.
        if (Object.keys(jsonSchema.propertyNames ?? {}).length === 1) delete jsonSchema.propertyNames
      },
    })
    return [name, json]
  })
  return Object.fromEntries(entries)
}
