export type { RunningService } from './cli/serve.ts'
export { type ClientSettings, createClient, type UserGroupClient, UserGroupError } from './client/create-client.ts'
export type { ApiRequest } from './http/api-request.ts'
export type { Answer } from './http/render-answer.ts'
export { type HandlerOptions, type OpenedHandler, openHandler } from './open-handler.ts'
export { createOpenapi } from './openapi/create-openapi.ts'
export type {
  DeleteRequest,
  DeleteResponse,
  ErrorResponse,
  GetOrCreateRequest,
  GetOrCreateResponse,
  RotateRequest,
  RotateResponse,
  UpdateRequest,
  UpdateResponse,
} from './schema.ts'
export { type StartOptions, startService } from './start-service.ts'
