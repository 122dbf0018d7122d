import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { toNotice } from '../scripts/notice/to-notice.ts'

const readBuilt = (path: string): string => readFileSync(new URL(`../dist/${path}`, import.meta.url), 'utf8')

it('NOTICE lists the licenses of what is bundled', async () => {
  const lists = ['bundle/licenses.md', 'client/licenses.md', 'client/font-licenses.md', 'client/style-licenses.md'].map(
    readBuilt,
  )
  expect(lists.every((list) => /\((?:MIT|OFL-1\.1)\)/.test(list))).toBe(true)
  await expect(toNotice(lists)).toMatchFileSnapshot(fileURLToPath(new URL('../../../NOTICE', import.meta.url)))
})
