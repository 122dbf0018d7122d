import { readFileSync } from 'node:fs'
import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { main } from './main.ts'

it('prints the version of the package', async () => {
  let text = ''
  const output = new Writable({
    write(chunk, _encoding, done) {
      text += chunk
      done()
    },
  })
  expect(await main(['node', 'user-group-api', '--version'], {}, output, output)).toBe(0)
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  expect(text).toBe(`${version}\n`)
})
