import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { buildAliasTable, type IconFamily } from '../../../scripts/icons/build-alias-table.ts'
import { loadIconCollection } from '../../node/package-data/load-icon-collection.ts'

const require = createRequire(import.meta.url)

it('the table of aliases matches the installed Font Awesome', async () => {
  const path = require.resolve('@fortawesome/fontawesome-free/metadata/icon-families.json')
  const families = JSON.parse(readFileSync(path, 'utf8')) as Record<string, IconFamily>
  const collections = (['fa6-solid', 'fa6-regular', 'fa6-brands'] as const).map(loadIconCollection)
  await expect(buildAliasTable(families, collections)).toMatchFileSnapshot('generated/font-awesome-aliases.ts')
})

it('the table groups unknown names by the first known one and omits names without a drawing', () => {
  const families = {
    house: { aliases: { names: ['home', 'home-alt'] } },
    xmark: {},
    openai: { aliases: { names: ['ai'] } },
  }
  const table = buildAliasTable(families, [{ icons: { home: { body: '' }, xmark: { body: '' } } }])
  expect(table.split('\n').filter((line) => line.startsWith('  '))).toEqual(['  "home": "house home-alt",'])
})
