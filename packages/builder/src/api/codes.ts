import { defineCodes, type Problem } from '@spearmint/config/diagnostics'

/** Problems in OpenAPI files, in pages that refer to their operations and schemas, and in settings of API pages. */
export const API_CODES = defineCodes({
  'api/missing-spec': {
    severity: 'error',
    title: 'Missing OpenAPI file',
    explanation:
      '`openapi` in the configuration, or a reference in an OpenAPI file, contains the path of a file that does not exist.',
    fix: 'Correct the path, which is relative to the folder of the site, or add the file.',
    example: '"openapi": "/openapi.yml"',
    page: '/guides/api-reference#where-openapi-files-are',
  },
  'api/unreachable-spec': {
    severity: 'warning',
    title: 'OpenAPI file that could not be fetched',
    explanation:
      'An OpenAPI file could not be fetched from another server, and there is no copy from an earlier build. Generated pages of its operations are missing, and other pages show only method and path.',
    fix: 'Build again when the server responds, or copy the file into the folder of the site.',
    example: '"openapi": "https://api.example.invalid/openapi.json"',
    page: '/guides/api-reference#files-on-other-servers',
  },
  'api/outdated-spec': {
    severity: 'info',
    title: 'OpenAPI file from an earlier build',
    explanation:
      'An OpenAPI file could not be fetched from another server. The copy from an earlier build is used instead.',
    fix: 'You do not have to do anything. The next build fetches the file again.',
    page: '/guides/api-reference#files-on-other-servers',
  },
  'api/unreadable-spec': {
    severity: 'error',
    title: 'File that is not an OpenAPI description',
    explanation:
      'A file that `openapi` refers to is neither valid JSON nor valid YAML, has no version in `openapi` or `swagger`, or describes nothing.',
    fix: 'Fix the error that the message describes. The file must use OpenAPI 2.0, 3.0, 3.1 or 3.2.',
    example: '{ "info": { "title": "Users" }, "paths": {} }',
    page: '/guides/api-reference',
  },
  'api/no-operations': {
    severity: 'info',
    title: 'OpenAPI file without operations',
    explanation:
      'An OpenAPI file that `mint.json` names has no operation and no webhook, so no pages are generated from it. Files whose schemas have pages are not reported.',
    fix: 'Add operations to `paths`, or remove the file from `openapi`.',
    example: '{ "openapi": "3.1.0", "info": { "title": "Users" }, "paths": {} }',
    page: '/guides/api-reference',
  },
  'api/missing-reference': {
    severity: 'warning',
    title: 'Broken reference',
    explanation:
      'The target of a `$ref` in an OpenAPI file does not exist or is circular, or `security` names a scheme that is not defined. That part is ignored.',
    fix: 'Add what is missing, or correct the reference.',
    example: '{ "$ref": "#/components/schemas/Usr" }',
    page: '/guides/api-reference',
  },
  'api/unknown-word': {
    severity: 'warning',
    title: 'Unknown word in an OpenAPI file',
    explanation:
      'A type, the location of a parameter or a method in an OpenAPI file does not exist. That part is not shown. Extensions, which start with `x-`, are not reported.',
    fix: 'Write the word as the message suggests.',
    example: '{ "name": "id", "in": "qery" }',
    page: '/guides/api-reference',
  },
  'api/too-many-documents': {
    severity: 'warning',
    title: 'OpenAPI file that refers to too many others',
    explanation:
      'Following every `$ref` in an OpenAPI file leads to more than 500 documents. The contents of the others are not shown.',
    fix: 'Merge the parts into fewer files, or bundle the description into one.',
    page: '/guides/api-reference',
  },
  'api/too-complex': {
    severity: 'warning',
    title: 'OpenAPI file that is shown in part',
    explanation:
      'A part of an OpenAPI file exceeds a limit: it is nested too deeply, its aliases or `allOf` expand to too much, or a list or a value is too long. What exceeds the limit is left out or replaced by `…`. Everything else is shown.',
    fix: 'Simplify the part that the message names.',
    page: '/reference/limits',
  },
  'api/invalid-overlay': {
    severity: 'error',
    title: 'Invalid overlay',
    explanation:
      'A file in `overlays` is neither valid JSON nor valid YAML, is not an OpenAPI overlay, or has an action that cannot be applied. Everything else in it is applied.',
    fix: 'Fix the error that the message describes. Targets are JSONPath (RFC 9535) without functions.',
    example: '{ "overlay": "1.0.0", "actions": [{ "target": "paths./users", "remove": true }] }',
    page: '/guides/api-reference#overlays',
  },
  'api/unused-overlay': {
    severity: 'warning',
    title: 'Overlay that changes nothing',
    explanation: 'The target of an action in an overlay selects nothing in the OpenAPI file.',
    fix: 'Correct the target, or remove the action.',
    example: '{ "target": "$.paths[\'/user\']", "remove": true }',
    page: '/guides/api-reference#overlays',
  },
  'api/unknown-spec': {
    severity: 'error',
    title: 'Page with an unknown OpenAPI file',
    explanation: '`openapi` of a page refers to an operation, but the site has no such OpenAPI file, or none at all.',
    fix: 'Add the file to `openapi` in the configuration, or copy it into the folder of the site.',
    example: '---\nopenapi: v3.json GET /users\n---',
    page: '/guides/api-reference#one-operation-a-page',
  },
  'api/unknown-operation': {
    severity: 'error',
    title: 'Unknown operation',
    explanation:
      '`openapi` of a page, or an entry of the navigation, has a method and a path that are in none of its OpenAPI files. The navigation leaves the entry out.',
    fix: 'Write method and path as they are in the file. The message suggests similar operations.',
    example: '---\nopenapi: GET /user\n---',
    page: '/guides/api-reference#one-operation-a-page',
  },
  'api/inexact-operation': {
    severity: 'warning',
    title: 'Operation with a slightly different path',
    explanation:
      '`openapi` of a page, or an entry of the navigation, has a path that differs from the one in the OpenAPI file in its parameter names or in a trailing slash. The page still shows the operation.',
    fix: 'Write the path as the message shows it.',
    example: '---\nopenapi: GET /users/{user}\n---',
    page: '/guides/api-reference#one-operation-a-page',
  },
  'api/ambiguous-operation': {
    severity: 'warning',
    title: 'Operation in several OpenAPI files',
    explanation:
      'An entry of the navigation names an operation that several of its OpenAPI files describe. Its page shows the first one.',
    fix: 'Write the file in front of the operation.',
    example: '"pages": ["v2.json GET /users"]',
    page: '/guides/api-reference#in-docs-json',
  },
  'api/unlisted-spec': {
    severity: 'info',
    title: 'OpenAPI file whose pages are in no navigation',
    explanation:
      'The pages of an OpenAPI file exist, but the navigation does not list them: the file is set for the whole site, which has divisions such as tabs.',
    fix: 'Add `openapi` to a tab, another division or a group.',
    example: '"api": { "openapi": "openapi.json" }',
    page: '/guides/api-reference#in-docs-json',
  },
  'api/hidden-spec': {
    severity: 'info',
    title: 'OpenAPI file in a hidden part of the navigation',
    explanation:
      'An OpenAPI file is set in a hidden group or division. Its pages exist, but neither the navigation nor search lists them.',
    fix: 'Remove `hidden`, or add `"searchable": true` if search may find the pages.',
    example: '"tabs": [{ "tab": "Internal", "hidden": true, "openapi": "internal.json" }]',
    page: '/guides/api-reference#in-docs-json',
  },
  'api/unknown-schema': {
    severity: 'error',
    title: 'Unknown schema',
    explanation: '`openapi-schema` of a page is not one of the schemas in `components.schemas`.',
    fix: 'Write the name as it is in the file. The message suggests similar names.',
    example: '---\nopenapi-schema: Usr\n---',
    page: '/guides/api-reference#one-schema-a-page',
  },
  'config/unknown-sample-language': {
    severity: 'warning',
    title: 'Unknown sample language',
    explanation:
      '`api.request.example.languages` contains a language that no request samples are generated in. Pages show the others, and the samples in the OpenAPI file.',
    fix: 'Use one of the names in the message.',
    example: '"request": { "example": { "languages": ["curl", "cobol"] } }',
    page: '/guides/request-samples',
  },
})

export type ApiProblem = Problem<typeof API_CODES>
