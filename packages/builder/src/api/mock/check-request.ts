import { toBareMediaType, toMediaKind } from '../model/media-type.ts'
import type { ApiBody, ApiOperation, ApiParameter } from '../model/operation.ts'
import type { ApiSchema } from '../model/schema.ts'
import type { MockRequest } from './mock.ts'
import { parseCookies, parseQuery } from './parse-request.ts'

/** Problems that a response lists. */
const MAX_PROBLEMS = 100

/** Levels of a body that are checked. */
const MAX_LEVELS = 50

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
    if (place === 'query') return query.has(name) || [...query.keys()].some((key) => key.startsWith(`${name}[`))
    if (place === 'header') return request.headers[name.toLowerCase()] !== undefined
    return place === 'path' || cookies.has(name)
  }
  const missing = parameters.filter((parameter) => parameter.isRequired && !isGiven(parameter))
  const problems = [
    ...missing.map(({ place, name }) => ({ in: place, name, message: `The parameter "${name}" is required.` })),
    ...(body === undefined ? [] : checkBody(body, request)),
  ]
  return problems.slice(0, MAX_PROBLEMS)
}

function checkBody({ isRequired, contents }: ApiBody, { headers, body: text }: MockRequest): RequestProblem[] {
  if (text === '') return isRequired ? [toBodyProblem('', 'A body is required.')] : []
  const mediaType = toBareMediaType(headers['content-type'] ?? '')
  const content = contents.find((item) => toBareMediaType(item.mediaType) === mediaType) ?? contents[0]
  if (content === undefined || toMediaKind(content.mediaType) !== 'json') return []
  const parsed = parseJson(text)
  if (parsed === undefined) return [toBodyProblem('', 'The body is not valid JSON.')]
  return content.schema === undefined ? [] : checkMembers(parsed.value, content.schema)
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Stops at the first {@link MAX_PROBLEMS}, because a body can have millions of members. */
function checkMembers(body: unknown, bodySchema: ApiSchema): RequestProblem[] {
  const problems: RequestProblem[] = []

  function check(value: unknown, schema: ApiSchema, path: string, level: number): void {
    if (typeof value !== 'object' || value === null || level > MAX_LEVELS) return
    if (Array.isArray(value)) {
      const [tuple, items] = [schema.listTuple(), schema.findItems()]
      for (const [index, item] of value.entries()) {
        const known = tuple[index] ?? items
        if (known === undefined || problems.length >= MAX_PROBLEMS) return
        check(item, known, `${path}[${index}]`, level + 1)
      }
      return
    }
    for (const { name, isRequired, schema: member } of schema.listProperties()) {
      if (problems.length >= MAX_PROBLEMS) return
      const place = path === '' ? name : `${path}.${name}`
      if (Object.hasOwn(value, name)) check((value as Record<string, unknown>)[name], member, place, level + 1)
      else if (isRequired && !member.isReadOnly)
        problems.push(toBodyProblem(place, `The member "${place}" is required.`))
    }
  }

  check(body, bodySchema, '', 1)
  return problems
}

function toBodyProblem(name: string, message: string): RequestProblem {
  return { in: 'body', name, message }
}
