import { expect, it } from 'vitest'
import type { KeySchema } from '../../scripts/key-schema.ts'
import { toConfigKeysPage } from '../../scripts/to-config-keys-page.ts'
import { toJsonSchema } from './to-json-schema.ts'

it.each([
  ['mint', 'config-keys'],
  ['docs', 'docs-json-keys'],
] as const)('matches the reference page of %s.json (run with -u to write it)', async (format, name) => {
  const page = toConfigKeysPage(toJsonSchema({ format, includes: false }) as KeySchema, format)
  await expect(page).toMatchFileSnapshot(`../../../../docs/reference/${name}.mdx`)
})

it('lists nested keys once, with type, default and example, and escapes text', () => {
  const group: KeySchema = {
    type: 'object',
    required: ['title'],
    properties: {
      title: { type: 'string', description: 'A {name} | <b>, `{x}`.', examples: ['Start'] },
      entries: { type: 'array', items: { $ref: '#/definitions/Group' }, description: 'Inner groups.' },
    },
  }
  const schema: KeySchema = {
    required: ['nav'],
    properties: {
      nav: {
        type: 'array',
        items: { $ref: '#/definitions/Group' },
        description: 'Groups.',
        examples: [[{ title: 'A' }]],
      },
      mode: {
        description: 'A mode.',
        anyOf: [{ type: 'string', enum: ['a', 'b'], default: 'a' }, { type: 'boolean' }],
      },
    },
    definitions: { Group: group },
  }
  const page = toConfigKeysPage(schema)
  expect(page.slice(page.indexOf('## nav'))).toBe(
    [
      '## nav',
      '',
      'Groups.',
      '',
      'Type: array of objects, **required**.',
      '',
      '```json',
      '"nav": [{ "title": "A" }]',
      '```',
      '',
      '| Key | Type | Description | Example |',
      '| --- | --- | --- | --- |',
      '| `title` | string, **required** | A \\{name} \\| \\<b>, `{x}`. | `"Start"` |',
      '| `entries` | array of objects | Inner groups. |  |',
      '',
      '## mode',
      '',
      'A mode.',
      '',
      'Type: `"a"`, `"b"` or boolean.',
      '',
    ].join('\n'),
  )
})

it('merges a key that several variants of a value have', () => {
  const toVariant = (type: string, required: string[]): KeySchema => ({
    type: 'object',
    required,
    properties: { type: { const: type, description: `A ${type}.` }, url: { type: 'string' } },
  })
  const page = toConfigKeysPage({
    properties: { cta: { oneOf: [toVariant('link', ['url']), toVariant('github', ['type', 'url'])] } },
  })
  expect(page).toContain('| `type` | `"link"` or `"github"` | A link. |  |\n| `url` | string, **required** |')
})

it('links a key to the section of its keys, next to which another one may have the same name', () => {
  const navbar: KeySchema = { type: 'object', properties: { links: { type: 'string' } } }
  const page = toConfigKeysPage(
    { properties: { navbar: { $ref: '#/definitions/Navbar' } }, definitions: { Navbar: navbar } },
    'docs',
  )
  expect(page).toContain('Keys: [Navbar](#navbar-keys).')
  expect(page).toContain('## Navbar {#navbar-keys}')
})
