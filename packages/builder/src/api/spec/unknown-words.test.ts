import { describe, expect, it } from 'vitest'
import { listSpecDiagnostics } from './testing/list-spec-diagnostics.ts'

/** The problems of a spec and of its operations: position, message and suggestions. */
async function listProblems(text: string) {
  const found = await listSpecDiagnostics(text)
  return found.map((at) => `${at.line}:${at.column}-${at.endColumn} ${at.message} ${at.suggestions.join()}`)
}

describe('unknown words of a spec', () => {
  it.each(['3.0.0', '3.1.0'])('are reported where they are written, in version %s', async (version) => {
    const text = `openapi: ${version}
info: { title: R, version: "1" }
paths:
  /users:
    get:
      parameters: [{ name: id, in: qery, schema: {type: string} }, { name: no, in: query, schema: {type: strin} }]
      responses: {}
  /x:
    gett: { summary: typo }
    parametrs: []
    get: { responses: {} }
`
    expect(await listProblems(text)).toEqual([
      '9:5-9 "gett" is neither a method nor another key of a path, so it is ignored. Did you mean "get"?',
      '10:5-14 "parametrs" is neither a method nor another key of a path, so it is ignored. Did you mean "parameters"?',
      '6:36-40 The parameter "id" is not shown, because its "in" is "qery"; expected "path", "query", "header" or "cookie". Did you mean "query"?',
      '6:106-111 There is no type "strin" in JSON Schema, so it is ignored; expected "string", "number", "integer", "boolean", "object", "array" or "null". Did you mean "string"?',
    ])
  })

  it('are found in JSON', async () => {
    const operation = { parameters: [{ name: 'id', in: 'qery' }], responses: {} }
    const text = JSON.stringify({ openapi: '3.1.0', info: {}, paths: { '/a': { get: operation } } }, null, 1)
    expect((await listProblems(text)).map((line) => line.split(' ')[0])).toEqual(['10:13-19'])
  })

  it('are none in a valid file of OpenAPI 3.2', async () => {
    const text = `openapi: 3.2.0
info: { title: R, version: "1" }
paths:
  x-extension: { gett: {} }
  /users:
    x-gett: {}
    summary: S
    description: D
    servers: []
    query: { responses: {} }
    additionalOperations: { LINK: { responses: {} } }
    parameters:
      - { name: q, in: querystring, content: { application/json: { schema: { type: [string, "null"] } } } }
    get:
      responses: { 200: { description: "", content: { application/json: { schema: { properties: { type: { enum: [strin] } }, example: { type: strin } } } } } }
webhooks:
  gett: { post: { responses: {} } }
`
    expect(await listProblems(text)).toEqual([])
  })

  it('are reported for the file as a whole if Swagger has them elsewhere', async () => {
    const text = `swagger: "2.0"
info: { title: R, version: "1" }
paths:
  /b: { get: { responses: { 200: { description: "", schema: { $ref: "#/definitions/B" } } } } }
definitions: { B: { type: objct } }
`
    expect((await listProblems(text)).map((line) => line.slice(0, 36))).toEqual([
      '1:1-2 There is no type "objct" in JS',
    ])
  })

  it('are none in a valid file of Swagger', async () => {
    const text = `swagger: "2.0"
info: { title: R, version: "1" }
paths:
  /users:
    post:
      consumes: [multipart/form-data]
      parameters: [{ name: a, in: formData, type: file }, { name: b, in: header, type: string }]
      responses: { 200: { description: "", schema: { type: file } } }
  /b:
    post:
      parameters: [{ name: c, in: body, schema: { type: object } }]
      responses: { 200: { description: "" } }
`
    expect(await listProblems(text)).toEqual([])
  })
})
