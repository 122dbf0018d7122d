import type { ApiAnswer, ApiOperation, ApiResponse } from '../model/operation.ts'
import { toBareMediaType } from '../model/to-bare-media-type.ts'

/** What a request prefers to get (RFC 7240): `Prefer: code=404, example=empty`. */
export interface Preference {
  code?: string
  example?: string
}

export interface ChosenResponse {
  status: number
  /** Undefined when the operation describes none. */
  response: ApiResponse | undefined
}

/** Reads `code` and `example`; other preferences are for others. */
export function readPreference(header = ''): Preference {
  const found = (name: string) => new RegExp(`(?:^|[,;\\s])${name}="?([^",;]+)"?`, 'i').exec(header)?.[1]?.trim()
  const [code, example] = [found('code'), found('example')]
  return { ...(code !== undefined && { code }), ...(example !== undefined && { example }) }
}

/**
 * Chooses the response of a status, else the first success, `default`, or the first of all. Undefined when the status
 * that was asked for is not described.
 */
export function chooseResponse({ responses }: ApiOperation, code: string | undefined): ChosenResponse | undefined {
  const find = (status: string) => responses.find((response) => response.status.toUpperCase() === status)
  if (code !== undefined) {
    const response = find(code) ?? find(`${code[0]}XX`) ?? find('DEFAULT')
    return response === undefined || !/^[2-5]\d\d$/.test(code) ? undefined : { status: Number(code), response }
  }
  const response = responses.find(({ status }) => /^2/.test(status)) ?? find('DEFAULT') ?? responses[0]
  return { status: toStatus(response?.status ?? '200'), response }
}

/** The body to answer with: the first media type that the caller accepts, else the first. */
export function chooseContent(contents: readonly ApiAnswer[], accept = '*/*'): ApiAnswer | undefined {
  const wanted = accept.split(',').map(toBareMediaType)
  const accepts = (mediaType: string) =>
    wanted.some((range) => range === '*/*' || range === mediaType || range === mediaType.replace(/\/.*$/, '/*'))
  return contents.find(({ mediaType }) => accepts(toBareMediaType(mediaType))) ?? contents[0]
}

/** A range stands for its first status (`4XX` → 400), `default` for 200. Status 1xx would be no answer. */
function toStatus(status: string): number {
  const code = Number(status.replace(/X/gi, '0'))
  return code >= 200 && code <= 599 ? code : 200
}
