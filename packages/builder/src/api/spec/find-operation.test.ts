import { describe, expect, it } from 'vitest'
import type { ApiSpec } from '../model/spec.ts'
import { findOperation } from './find-operation.ts'
import { parseTestSpec } from './testing/parse-test-spec.ts'

const paths = { '/users': { get: {}, post: {} }, '/users/{id}': { get: {} }, '/old/': { get: {} } }
const first: ApiSpec = { ...parseTestSpec({ paths }), file: 'api/v1.json' }
const second: ApiSpec = { ...parseTestSpec({ paths: { ...paths, '/new': { get: {} } } }), file: 'api/v2.yaml' }
const remote: ApiSpec = { ...first, file: 'https://example.com/spec' }

function find(method: string, path: string, file?: string) {
  const search = findOperation({ method, path, ...(file !== undefined && { file }) }, [first, second, remote])
  return search.type === 'found'
    ? [search.spec.file, search.head.path, search.isExact]
    : [search.type, ...search.suggestions]
}

describe('findOperation', () => {
  it.each<[string, string, string | undefined, unknown[]]>([
    ['GET', '/users', undefined, ['api/v1.json', '/users', true]],
    ['GET', '/new', undefined, ['api/v2.yaml', '/new', true]],
    ['GET', '/users', 'v2', ['api/v2.yaml', '/users', true]],
    ['GET', '/users', '/api/v2.yaml', ['api/v2.yaml', '/users', true]],
    ['GET', '/users', 'v2.yaml', ['api/v2.yaml', '/users', true]],
    ['GET', '/users', 'https://example.com/spec', ['https://example.com/spec', '/users', true]],
    ['GET', '/users/', undefined, ['api/v1.json', '/users', false]],
    ['GET', '/old', undefined, ['api/v1.json', '/old/', false]],
    ['GET', '/users/{user}', undefined, ['api/v1.json', '/users/{id}', false]],
    ['PUT', '/users', 'v1', ['no-operation', 'GET /users', 'POST /users']],
    ['GET', '/user', 'v1', ['no-operation', 'GET /users']],
    ['GET', '/new', 'v1', ['no-operation']],
    ['GET', '/users', 'v3', ['no-spec']],
    ['GET', '/users', 'api/v1.jsn', ['no-spec', 'api/v1.json']],
  ])('finds %s %s of %s', (method, path, file, expected) => {
    expect(find(method, path, file)).toEqual(expected)
  })
})
