import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { OPTIONAL_STYLE_NAMES } from './optional-styles.ts'

it('lists every optional stylesheet', () => {
  const files = readdirSync(new URL('../../../client/styles/optional', import.meta.url))
  expect([...OPTIONAL_STYLE_NAMES].sort()).toEqual(files.map((file) => file.replace(/\.css$/, '')).sort())
})
