import type { z } from 'zod'
import type * as schema from './schema.ts'

/** Requests and responses as types. */

export type GetOrCreateRequest = z.output<typeof schema.getOrCreateRequest>
export type UpdateRequest = z.output<typeof schema.updateRequest>
export type RotateRequest = z.output<typeof schema.rotateRequest>
export type DeleteRequest = z.output<typeof schema.deleteRequest>
export type GetOrCreateResponse = z.output<typeof schema.getOrCreateResponse>
export type UpdateResponse = z.output<typeof schema.updateResponse>
export type RotateResponse = z.output<typeof schema.rotateResponse>
export type DeleteResponse = z.output<typeof schema.deleteResponse>
export type ErrorResponse = z.output<typeof schema.errorResponse>
