import { describe, expect, it } from 'vitest'
import { buildRequest } from '../../src/api/request/build-request.ts'
import { createFormValues } from '../../src/api/request/create-form-values.ts'
import type { PlaygroundModel } from '../../src/api/request/playground-model.ts'
import { buildInMemory } from '../build-in-memory.ts'

const PAGE = `---
api: POST https://api.ships.example/ships
---

<ParamField query="page" type="integer" initialValue="2" placeholder="7">
  The page.

  It starts at **1**.
</ParamField>

<ParamField query="color" type="string" placeholder="red">
  The color.
</ParamField>

<ParamField body="name" type="string" initialValue="Alma">
  Its name.
</ParamField>

<ParamField body="owner" type="object">
  Its owner.
  <ParamField body="port" type="object">
    Where it stands.
    <ParamField body="open" type="boolean" initialValue={false}>
      Whether ships come in.
    </ParamField>
  </ParamField>
</ParamField>

<ParamField body="crew" type="object[]">
  Who sails it.
  <ParamField body="rank" type="string">
    The rank.
  </ParamField>
</ParamField>
`

async function buildModel(): Promise<PlaygroundModel> {
  const { read, list } = await buildInMemory({ 'a.mdx': PAGE })
  const models = list().filter((path) => /\/api\/.*\.json$/.test(path))
  expect(models).toHaveLength(1)
  return JSON.parse(read(models[0] ?? ''))
}

describe('the form of a page with field components', () => {
  it('is filled with initialValue, and not with placeholders', async () => {
    const model = await buildModel()
    expect(model.parameters.map(({ name, initial, placeholder }) => [name, initial, placeholder])).toEqual([
      ['page', 2, '7'],
      ['color', undefined, 'red'],
    ])
    const { url, body } = buildRequest(model, createFormValues(model))
    expect(url).toBe('https://api.ships.example/ships?page=2')
    expect(body).toEqual({ kind: 'json', value: { name: 'Alma', owner: { port: { open: false } } } })
  })

  it('describes an input with the paragraphs of its field, separated by a space', async () => {
    const { parameters } = await buildModel()
    expect(parameters.map(({ description }) => description)).toEqual(['The page. It starts at 1.', 'The color.'])
  })

  it('has an input for each member, including those of list items', async () => {
    const fields = (await buildModel()).body?.contents[0]?.schema?.fields
    expect(fields?.[2]?.schema.items?.fields?.map(({ name }) => name)).toEqual(['rank'])
  })
})
