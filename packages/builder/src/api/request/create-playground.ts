import type { SiteConfig } from '@spearmint/config'
import type { Page } from '../../core/index.ts'
import type { ApiOperation } from '../model/operation.ts'
import { DEFAULT_LANGUAGES } from '../samples/languages.ts'
import type { PlaygroundModel } from './playground-model.ts'
import { resolvePlaygroundMode } from './resolve-playground-mode.ts'
import { type MarkdownRenderer, toPlaygroundModel } from './to-playground-model.ts'

/**
 * Creates the playground of a page that has one. A page has none when its operation has no server to send to, or is a
 * webhook, which only the API sends.
 */
export function createPlayground(
  page: Page,
  operation: ApiOperation | undefined,
  api: SiteConfig['api'],
  renderer: MarkdownRenderer,
): PlaygroundModel | undefined {
  if (operation === undefined || operation.kind === 'webhook' || operation.servers.length === 0) return undefined
  if (resolvePlaygroundMode(page, api) !== 'show') return undefined
  const { languages = DEFAULT_LANGUAGES, prefill } = api.request.example
  return {
    ...toPlaygroundModel(operation, { languages, prefill }, renderer),
    ...(api.playground.sendCredentials && api.playground.disableProxy && { sendsCookies: true }),
  }
}
