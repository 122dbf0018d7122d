import type { DiagnosticCode } from '../core/index.ts'

/** Problems of OpenAPI files, and of pages that name what stands in them. */
export const API_CODES = {
  'api/missing-spec': {
    severity: 'error',
    title: 'Missing OpenAPI file',
    explanation: '`openapi` of `mint.json`, or a reference in an OpenAPI file, names a file that does not exist.',
    mend: 'Correct the path, which is taken from the folder of the site, or add the file.',
    example: '"openapi": "/openapi.yml"',
    page: '/guides/api-reference#where-openapi-files-are',
  },
  'api/unreachable-spec': {
    severity: 'warning',
    title: 'OpenAPI file that another server did not give',
    explanation:
      'An OpenAPI file on another server was not to be had, and no earlier build has kept it. Pages of its operations show method and path only.',
    mend: 'Build again when the server answers, or put the file into the folder of the site.',
    example: '"openapi": "https://api.example.invalid/openapi.json"',
    page: '/guides/api-reference#files-on-other-servers',
  },
  'api/outdated-spec': {
    severity: 'info',
    title: 'OpenAPI file of an earlier build',
    explanation:
      'An OpenAPI file on another server was not to be had. What the server said at an earlier build is used.',
    mend: 'Nothing needs to be done. The next build asks again.',
    page: '/guides/api-reference#files-on-other-servers',
  },
  'api/unreadable-spec': {
    severity: 'error',
    title: 'File that is no OpenAPI description',
    explanation: 'A file that `openapi` names is neither JSON nor YAML, or names no version in `openapi` or `swagger`.',
    mend: 'Mend the place that the message names. The file must be of OpenAPI 2.0, 3.0, 3.1 or 3.2.',
    example: '{ "info": { "title": "Users" }, "paths": {} }',
    page: '/guides/api-reference',
  },
  'api/missing-reference': {
    severity: 'warning',
    title: 'Reference that leads nowhere',
    explanation:
      'A `$ref` of an OpenAPI file leads to nothing, or in a circle, or `security` names a scheme that nobody describes. What it stands for is left open.',
    mend: 'Add what is missing, or correct the reference.',
    example: '{ "$ref": "#/components/schemas/Usr" }',
    page: '/guides/api-reference',
  },
  'api/too-many-documents': {
    severity: 'warning',
    title: 'OpenAPI file that leads to too many others',
    explanation:
      'The `$ref`s of an OpenAPI file, and of those it leads to, name more than 500 documents. What stands in the others is left open.',
    mend: 'Put the parts into fewer files, or bundle the description into one.',
    page: '/guides/api-reference',
  },
  'api/unknown-spec': {
    severity: 'error',
    title: 'Page of an unknown OpenAPI file',
    explanation: '`openapi` of a page names an operation, but the site has no such OpenAPI file, or none at all.',
    mend: 'Name the file in `openapi` of `mint.json`, or put it into the folder of the site.',
    example: '---\nopenapi: v3.json GET /users\n---',
    page: '/guides/api-reference#one-operation-a-page',
  },
  'api/unknown-operation': {
    severity: 'error',
    title: 'Operation that no OpenAPI file has',
    explanation: '`openapi` of a page names a method and a path that no OpenAPI file of the site has.',
    mend: 'Write method and path as they stand in the file. The message names the nearest.',
    example: '---\nopenapi: GET /user\n---',
    page: '/guides/api-reference#one-operation-a-page',
  },
  'api/inexact-operation': {
    severity: 'warning',
    title: 'Operation written in another way',
    explanation:
      '`openapi` of a page names a path that differs from that of the OpenAPI file in the names of its parameters, or in a slash at its end. The operation is used.',
    mend: 'Write the path as the message says.',
    example: '---\nopenapi: GET /users/{user}\n---',
    page: '/guides/api-reference#one-operation-a-page',
  },
  'api/unknown-schema': {
    severity: 'error',
    title: 'Schema that no OpenAPI file has',
    explanation: '`openapi-schema` of a page names none of the schemas below `components.schemas`.',
    mend: 'Write the name as it stands in the file. The message names the nearest.',
    example: '---\nopenapi-schema: Usr\n---',
    page: '/guides/api-reference#one-schema-a-page',
  },
} as const satisfies Record<string, DiagnosticCode>
