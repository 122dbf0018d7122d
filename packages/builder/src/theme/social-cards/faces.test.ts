import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { toFaceTable } from '../../../scripts/fonts/to-face-table.ts'

const require = createRequire(import.meta.url)

const NAMES = ['latin', 'latin-ext', 'cyrillic', 'vietnamese']

it('the table of faces matches the installed font', async () => {
  const fonts = NAMES.map((name): [string, Buffer] => [
    name,
    readFileSync(require.resolve(`@fontsource-variable/geist/files/geist-${name}-wght-normal.woff2`)),
  ])
  await expect(toFaceTable(new Map(fonts))).toMatchFileSnapshot('generated/faces.ts')
})
