export { type ClientSettings, createClient, type UserGroupClient, UserGroupError } from './client/create-client.ts'
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
} from './core/index.ts'
export type { ApiRequest, ApiResponse } from './http/index.ts'
export { createOpenapi } from './openapi/create-openapi.ts'
export {
  type HandlerOptions,
  type OpenedHandler,
  openHandler,
  type RunningService,
  type StartOptions,
  startService,
} from './service/index.ts'
