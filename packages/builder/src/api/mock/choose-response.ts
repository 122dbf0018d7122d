import { toBareMediaType } from '../model/media-type.ts'
import type { ApiOperation, ApiResponse, ApiResponseContent } from '../model/operation.ts'

export interface ChosenResponse {
  status: number
  /** Undefined when the operation describes no responses. */
  response: ApiResponse | undefined
}

/**
 * Chooses the response with the requested status, or else the first success, `default`, or the first of all. Undefined
 * when the requested status is not described.
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

/** Chooses the first media type that the client accepts, or else the first one. */
export function chooseContent(contents: readonly ApiResponseContent[], accept = '*/*'): ApiResponseContent | undefined {
  const wanted = accept.split(',').map(toBareMediaType)
  const accepts = (mediaType: string) =>
    wanted.some((range) => range === '*/*' || range === mediaType || range === mediaType.replace(/\/.*$/, '/*'))
  return contents.find(({ mediaType }) => accepts(toBareMediaType(mediaType))) ?? contents[0]
}

/** A range becomes its first status (`4XX` → 400), `default` becomes 200. A 1xx status isn't a final response. */
function toStatus(status: string): number {
  const code = Number(status.replace(/X/gi, '0'))
  return code >= 200 && code <= 599 ? code : 200
}
