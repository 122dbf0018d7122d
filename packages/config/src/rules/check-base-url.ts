import type { Problem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'

/** Base addresses have a scheme (reference 1.10). The specification says "string", so others are only warned of. */
export function checkBaseUrl(config: CheckedConfig): Problem[] {
  const baseUrl = config.api?.baseUrl ?? []
  const entries =
    typeof baseUrl === 'string'
      ? [{ url: baseUrl, path: ['api', 'baseUrl'] }]
      : baseUrl.map((url, index) => ({ url, path: ['api', 'baseUrl', index] }))
  return entries
    .filter(({ url }) => !/^[A-Za-z][A-Za-z\d+.-]*:\/\//.test(url))
    .map(({ url, path }) => ({
      code: 'config/base-url',
      path,
      at: 'value',
      message: `${describePath(path)} is ${describeValue(url)}; expected an absolute address.`,
      ...(isHost(url)
        ? { suggestions: [`Write "https://${url}".`], change: { kind: 'replace', path, value: `https://${url}` } }
        : { suggestions: ['Write the address with https:// and the host.'] }),
    }))
}

/** A name with a dot, a port or a path behind it: `api.acme.com/v1`, `localhost:3000`. */
function isHost(url: string): boolean {
  return /^(?:[\w-]+(?:\.[\w-]+)+|localhost)(?::\d+)?(?:[/?#]\S*)?$/.test(url)
}
