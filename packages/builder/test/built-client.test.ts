import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { INTEGRITY_FILE, toIntegrity } from '../src/core/hash.ts'

const folder = fileURLToPath(new URL('../dist/client/', import.meta.url))

describe('the built client', () => {
  it('comes with the integrity of every script and stylesheet', () => {
    const integrity: Record<string, string> = JSON.parse(readFileSync(folder + INTEGRITY_FILE, 'utf8'))
    const names = readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name))
    expect(names.length).toBeGreaterThan(50)
    expect(names.map((name) => [name, integrity[name]])).toEqual(
      names.map((name) => [name, toIntegrity(readFileSync(folder + name))]),
    )
  })
})
