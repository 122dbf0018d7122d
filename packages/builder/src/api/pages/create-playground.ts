import type { SiteConfig } from '@spearmint/config'
import type { Page } from '../../core/index.ts'
import type { ApiOperation } from '../model/operation.ts'
import type { PlaygroundModel } from '../model/playground.ts'
import { findPlaygroundMode } from '../model/playground-mode.ts'
import { DEFAULT_LANGUAGES } from '../samples/languages.ts'
import type { ApiRenderTools } from './render-tools.ts'
import { toPlaygroundModel } from './to-playground-model.ts'

/**
 * Creates the playground of a page that shows one. Without a server nobody knows where to send, and a webhook is sent
 * by the API itself: such pages have none.
 */
export function createPlayground(
  page: Page,
  operation: ApiOperation | undefined,
  api: SiteConfig['api'],
  tools: ApiRenderTools,
): PlaygroundModel | undefined {
  if (operation === undefined || operation.kind === 'webhook' || operation.servers.length === 0) return undefined
  if (findPlaygroundMode(page, api) !== 'show') return undefined
  return toPlaygroundModel(operation, api.request.example.languages ?? DEFAULT_LANGUAGES, tools)
}
