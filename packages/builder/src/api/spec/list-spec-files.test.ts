import { expect, it } from 'vitest'
import { listSpecFiles } from './list-spec-files.ts'

it.each([
  ['a.json', '{"openapi": "3.1.0"}', true],
  ['a.JSON', '{"info": {}, "swagger": "2.0"}', true],
  ['a.json', '{"dependencies": {"openapi": "3.0.0"}}', false],
  ['broken.json', '{\n  "openapi": "3.1.0",,', true],
  ['broken.json', '{"dependencies": {"openapi": "3.0.0",,', false],
  ['a.yaml', '# API\nopenapi: 3.1.0\n', true],
  ['a.yml', "'swagger': '2.0'", true],
  ['a.yml', '{ openapi: 3.1.0 }', true],
  ['a.yaml', 'tools:\n  openapi: 3.1.0', false],
  ['mint.json', '{"openapi": "/api.yaml"}', false],
  ['docs/mint.json', '{"openapi": "/api.yaml"}', false],
  ['a.txt', 'openapi: 3.1.0', false],
])('listSpecFiles tells whether %s with %j is an OpenAPI document: %s', (path, text, isSpec) => {
  const specs = listSpecFiles([path], { readText: () => text })
  expect(specs).toEqual(isSpec ? [{ path, title: path.split('.')[0] }] : [])
})
