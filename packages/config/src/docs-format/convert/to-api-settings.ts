import type { ApiSettings } from '../../model/site-config.ts'
import type { ApiInput } from '../schema/api.ts'

export function toApiSettings({ playground = {}, params = {}, examples = {}, mdx = {}, url }: ApiInput): ApiSettings {
  const { display, proxy = true, credentials = false } = playground
  const { languages, defaults, prefill = false, autogenerate = true } = examples
  const { server = [], auth = {} } = mdx
  const { method, name } = auth
  return {
    baseUrl: typeof server === 'string' ? [server] : server,
    auth: {
      ...(method !== undefined && method !== 'cobo' && { method }),
      ...(name !== undefined && { name }),
    },
    playground: { mode: toPlaygroundMode(display), disableProxy: !proxy, sendCredentials: credentials },
    request: {
      example: {
        ...(languages && { languages }),
        showOptionalParams: defaults !== 'required',
        prefill,
        autogenerate,
      },
    },
    paramFields: { expanded: params.expanded === 'all' ? 'all' : 'none', post: params.post ?? [] },
    maintainOrder: false,
    showFullUrl: url === 'full',
  }
}

type Display = NonNullable<ApiInput['playground']>['display']

/** Visitors of a static site can't sign in, so `auth` is an ordinary form. */
function toPlaygroundMode(display: Display): ApiSettings['playground']['mode'] {
  if (display === 'none') return 'hide'
  return display === 'simple' ? 'simple' : 'show'
}
