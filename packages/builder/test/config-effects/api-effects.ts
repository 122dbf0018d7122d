import type { Effect } from './effect.ts'

/** A page with a request and no content. */
const API_PAGE = '---\napi: GET /x\n---\n'
const SERVER = 'https://api.acme.example'

/** Operations whose body contains an object with members, and alternatives. */
const SPEC = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Acme' },
  servers: [{ url: SERVER }],
  paths: {
    '/x': {
      post: {
        summary: 'Make x',
        tags: ['Things'],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  size: {
                    type: 'object',
                    'x-unit': 'metres',
                    properties: { deep: { type: 'object', properties: { end: {} } } },
                  },
                  kind: {
                    oneOf: [
                      { title: 'A', properties: { a: {} } },
                      { title: 'B', properties: { b: {} } },
                    ],
                  },
                },
              },
            },
          },
        },
        responses: { 200: { description: 'ok' } },
      },
    },
  },
})
const KEY_SCHEME =
  '"security":[{"k":[]}],"components":{"securitySchemes":{"k":{"type":"apiKey","in":"header","name":"X-Key"}}}'
const SPEC_PAGE = { 'spec.json': SPEC, 'api/x.mdx': '---\nopenapi: POST /x\n---\n' }
const OPEN = /<details class="disclosure expandable" open/g

/** Matches a pattern a number of times. */
const opens = (times: number): RegExp =>
  new RegExp(`^(?:(?!${OPEN.source})[^])*(?:${OPEN.source}(?:(?!${OPEN.source})[^])*){${times}}$`)

/** API pages: base URLs, request samples, the playground, and pages generated from OpenAPI documents. */
export const API_EFFECTS: readonly Effect[] = [
  {
    key: 'api',
    config: { api: { baseUrl: SERVER } },
    files: { 'api/x.mdx': API_PAGE },
    shows: { 'api/x.html': 'Try it' },
  },
  {
    key: 'api.baseUrl',
    config: { api: { baseUrl: 'https://api.acme.example/v1' } },
    files: { 'api/x.mdx': API_PAGE },
    shows: { 'api/x.md': "--url 'https://api.acme.example/v1/x'" },
  },
  {
    key: 'api.auth.method',
    config: { api: { auth: { method: 'bearer' } } },
    files: { 'api/x.mdx': API_PAGE },
    shows: { 'api/x.md': "--header 'Authorization: Bearer <token>'" },
  },
  {
    key: 'api.auth.name',
    config: { api: { auth: { method: 'key', name: 'X-Key' } } },
    files: { 'api/x.mdx': API_PAGE },
    shows: { 'api/x.md': "--header 'X-Key: <api-key>'" },
  },
  {
    key: 'api.auth.inputPrefix',
    config: { api: { auth: { method: 'key', name: 'Authorization', inputPrefix: 'Token ' } } },
    files: { 'api/x.mdx': API_PAGE },
    shows: { 'api/x.md': "--header 'Authorization: Token <token>'" },
  },
  {
    key: 'api.request.example.languages',
    config: { api: { request: { example: { languages: ['ruby'] } } } },
    files: { 'api/x.mdx': API_PAGE },
    shows: { 'api/x.md': 'require "net/http"' },
    lacks: { 'api/x.md': 'curl' },
  },
  {
    key: 'api.request.example.showOptionalParams',
    config: { api: { request: { example: { showOptionalParams: true } } } },
    files: { 'api/x.mdx': `${API_PAGE}\n<ParamField query="page" type="number" />\n` },
    shows: { 'api/x.md': '/x?page=123' },
  },
  {
    key: 'api.auth',
    config: { api: { auth: { method: 'basic' } } },
    files: { 'api/x.mdx': API_PAGE },
    shows: { 'api/x.md': "--header 'Authorization: Basic <credentials>'" },
  },
  {
    key: 'api.auth.inputPrefix',
    config: { api: { auth: { method: 'key', name: 'x-key', inputPrefix: 'Token ' } } },
    files: { ...SPEC_PAGE, 'spec.json': SPEC.replace('"paths"', `${KEY_SCHEME},"paths"`) },
    shows: { 'api/x.md': "--header 'X-Key: Token <token>'" },
  },
  {
    key: 'api.request',
    config: { api: { request: { example: { languages: ['go'] } } } },
    files: { 'api/x.mdx': API_PAGE },
    shows: { 'api/x.md': 'package main' },
  },
  {
    key: 'api.request.example',
    config: { api: { request: { example: { languages: [] } } } },
    files: { 'api/x.mdx': API_PAGE },
    shows: { 'api/x.html': 'class="api-path"' },
    lacks: { 'api/x.md': 'curl' },
  },
  {
    key: 'api.playground',
    config: { api: { baseUrl: SERVER, playground: {} } },
    files: { 'api/x.mdx': API_PAGE },
    shows: { 'api/x.html': 'Try it' },
  },
  {
    key: 'api.playground.mode',
    config: { api: { baseUrl: SERVER, playground: { mode: 'simple' } } },
    files: { 'api/x.mdx': API_PAGE },
    shows: { 'api/x.html': 'class="api-path"' },
    lacks: { 'api/x.html': 'Try it' },
  },
  {
    key: 'api.playground.disableProxy',
    config: { api: { baseUrl: SERVER, playground: { disableProxy: true } } },
    files: { 'api/x.mdx': API_PAGE },
    shows: { 'api/x.html': 'Try it', '_spearmint/origins.json': 'There is no' },
    lacks: { 'api/x.html': 'data-relay' },
  },
  {
    key: 'api.paramFields',
    config: { api: { paramFields: { expanded: 'none' } } },
    files: SPEC_PAGE,
    shows: { 'api/x.html': [opens(0), 'Make x'] },
  },
  ...(['all', 'topLevel', 'topLevelOneOfs'] as const).map((expanded, index) => ({
    key: 'api.paramFields.expanded',
    config: { api: { paramFields: { expanded } } },
    files: SPEC_PAGE,
    shows: { 'api/x.html': opens(3 - index) },
  })),
  {
    key: 'api.paramFields.post',
    config: { api: { paramFields: { post: ['x-unit'] } } },
    files: SPEC_PAGE,
    shows: { 'api/x.html': 'metres' },
  },
  {
    key: 'api.maintainOrder',
    config: { api: { maintainOrder: true } },
    accepted: 'Fields always keep the order of the file.',
  },
  {
    key: 'openapi',
    config: { openapi: '/spec.json' },
    files: { 'spec.json': SPEC },
    shows: { 'api-reference/things/make-x.html': 'Make x', 'start.html': 'Things' },
  },
  ...(['anchors', 'tabs'] as const).map((row) => ({
    key: `${row}[].openapi`,
    config: { [row]: [{ name: 'Machines', url: 'machines', openapi: '/spec.json' }] },
    files: { 'spec.json': SPEC },
    shows: { 'machines/things/make-x.html': 'Make x' },
  })),
]
