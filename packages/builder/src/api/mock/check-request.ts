import { toBareMediaType, toMediaKind } from '../model/media-type.ts'
import type { ApiBody, ApiOperation, ApiParameter } from '../model/operation.ts'
import type { ApiSchema } from '../model/schema.ts'
import type { MockRequest } from './mock.ts'
import { parseCookies, parseQuery } from './parse-request.ts'

/** Something that a request lacks. */
export interface RequestProblem {
  /** `query`, `header`, `cookie` or `body`. */
  in: string
  name: string
  message: string
}

/**
 * Checks that a request has everything the operation requires: parameters, the body, and members of a JSON body. Types,
 * constraints and alternatives (`oneOf`) are not checked.
 */
export function checkRequest({ parameters, body }: ApiOperation, request: MockRequest): RequestProblem[] {
  const query = parseQuery(request)
  const cookies = parseCookies(request)
  const isGiven = ({ name, place }: ApiParameter): boolean => {
    if (place === 'query') return [...query.keys()].some((key) => key === name || key.startsWith(`${name}[`))
    if (place === 'header') return request.headers[name.toLowerCase()] !== undefined
    return place === 'path' || cookies.has(name)
  }
  const missing = parameters.filter((parameter) => parameter.isRequired && !isGiven(parameter))
  return [
    ...missing.map(({ place, name }) => ({ in: place, name, message: `The parameter "${name}" is required.` })),
    ...(body === undefined ? [] : checkBody(body, request)),
  ]
}

function checkBody({ isRequired, contents }: ApiBody, { headers, body: text }: MockRequest): RequestProblem[] {
  if (text === '') return isRequired ? [toBodyProblem('', 'A body is required.')] : []
  const mediaType = toBareMediaType(headers['content-type'] ?? '')
  const content = contents.find((item) => toBareMediaType(item.mediaType) === mediaType) ?? contents[0]
  if (content === undefined || toMediaKind(content.mediaType) !== 'json') return []
  try {
    const value: unknown = JSON.parse(text)
    return content.schema === undefined ? [] : checkMembers(value, content.schema, '')
  } catch {
    return [toBodyProblem('', 'The body is not valid JSON.')]
  }
}

/** Recurses as deep as the value, which unlike a schema cannot contain itself. */
function checkMembers(value: unknown, schema: ApiSchema, path: string): RequestProblem[] {
  if (Array.isArray(value)) {
    const items = schema.findItems()
    return items === undefined ? [] : value.flatMap((item, index) => checkMembers(item, items, `${path}[${index}]`))
  }
  if (typeof value !== 'object' || value === null) return []
  return schema.listProperties().flatMap(({ name, isRequired, schema: member }) => {
    const place = path === '' ? name : `${path}.${name}`
    if (Object.hasOwn(value, name)) return checkMembers((value as Record<string, unknown>)[name], member, place)
    return isRequired && !member.isReadOnly ? [toBodyProblem(place, `The member "${place}" is required.`)] : []
  })
}

function toBodyProblem(name: string, message: string): RequestProblem {
  return { in: 'body', name, message }
}
