export { API_CODES } from './codes.ts'
export { createMock } from './mock/create-mock.ts'
export type { Mock, MockRequest, MockResponse } from './mock/mock.ts'
export type { ApiOperation } from './model/operation.ts'
export type { ApiSpec, SpecProblem } from './model/spec.ts'
export { expandNavigation } from './navigation/expand-navigation.ts'
export { addApiContent, findLead } from './pages/add-api-content.ts'
export { findPageOperation } from './pages/find-page-operation.ts'
export {
  ORIGINS_FILE,
  RELAY_HEADERS,
  RELAY_PATH,
  type RelayErrorCode,
  type RelayFailure,
  type RelayHeader,
  type RelayRequest,
  type RelayResponse,
} from './relay/protocol.ts'
export { renderApiOrigins, toApiOrigins } from './relay/to-api-origins.ts'
export { createPlayground } from './request/create-playground.ts'
export { findEndpointUrl } from './request/find-endpoint-url.ts'
export { listConnectSources } from './request/list-connect-sources.ts'
export type { PlaygroundModel } from './request/playground-model.ts'
export { resolvePlaygroundMode } from './request/resolve-playground-mode.ts'
export { checkSampleLanguages } from './samples/check-sample-languages.ts'
export { attachOperations } from './spec/attach-operations.ts'
export { createSpecLoader, type SpecLoader } from './spec/create-spec-loader.ts'
export { createSpecPages } from './spec/create-spec-pages.ts'
export { listSpecFiles } from './spec/list-spec-files.ts'
export { loadSpec } from './spec/load-spec.ts'
export { loadSpecs, type Specs } from './spec/load-specs.ts'
export type { TextLocation } from './spec/text-search.ts'
