import type { ValueProblem } from '../../problems/config-problem.ts'
import { describePath } from '../../problems/describe-path.ts'
import { describeValue } from '../../problems/describe-value.ts'
import type { PartialConfig } from '../schema/partial-config.ts'

/** Warns about base URLs without a scheme ("Differences" in docs/reference/mint-json.mdx). */
export function checkBaseUrl(config: PartialConfig): ValueProblem[] {
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
      message: `${describePath(path)} is ${describeValue(url)}; expected an absolute URL.`,
      ...(isHost(url)
        ? { suggestions: [`Write "https://${url}".`], change: { kind: 'replace', path, value: `https://${url}` } }
        : { suggestions: ['Write the URL with https:// and a host.'] }),
    }))
}

/** Whether it is a host with an optional port and path: `api.acme.com/v1`, `localhost:3000`. */
function isHost(url: string): boolean {
  return /^(?:[\w-]+(?:\.[\w-]+)+|localhost)(?::\d+)?(?:[/?#]\S*)?$/.test(url)
}
