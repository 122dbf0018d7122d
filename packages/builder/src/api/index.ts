export { API_CODES } from './codes/api-codes.ts'
export { createMock } from './mock/create-mock.ts'
export type { Mock, MockAnswer, MockRequest } from './model/mock.ts'
export type { PlaygroundModel } from './model/playground.ts'
export { findPlaygroundMode } from './model/playground-mode.ts'
export {
  ORIGINS_FILE,
  RELAY_HEADERS,
  RELAY_PATH,
  type RelayErrorCode,
  type RelayFailure,
  type RelayHeader,
  type RelayRequest,
  type RelayResponse,
} from './model/relay.ts'
export type { ApiSpec, SpecProblem } from './model/spec.ts'
export { addApiContent, findLead } from './pages/add-api-content.ts'
export { createPlayground } from './pages/create-playground.ts'
export { listConnectSources } from './pages/list-connect-sources.ts'
export { readPageOperation } from './pages/read-page-operation.ts'
export { renderApiOrigins, toApiOrigins } from './pages/to-api-origins.ts'
export { checkSampleLanguages } from './samples/check-sample-languages.ts'
export { attachOperations } from './spec/attach-operations.ts'
export { createSpecLoader, type SpecLoader } from './spec/create-spec-loader.ts'
export { createSpecPages } from './spec/create-spec-pages.ts'
export { findSpecs } from './spec/find-specs.ts'
export { loadSpec } from './spec/load-spec.ts'
export { loadSpecs, type Specs } from './spec/load-specs.ts'
