import { describe, expect, it } from 'vitest'
import { checkLockFile } from './check-lock-file.ts'

describe('checkLockFile', () => {
  it('reports each package from a registry that has no checksum', () => {
    const packages = {
      'node_modules/a': { integrity: 'sha512-A==' },
      'node_modules/b': {},
      'packages/builder/node_modules/@scope/c': { integrity: 'sha1-A=' },
    }
    expect(checkLockFile({ packages }).map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
      'integrity: "node_modules/b" has no SHA-512 checksum',
      'integrity: "packages/builder/node_modules/@scope/c" has no SHA-512 checksum',
    ])
  })

  it('accepts our own packages and packages that are part of another one', () => {
    const packages = {
      '': {},
      'packages/builder': {},
      'node_modules/spearmint': { link: true },
      'node_modules/a/node_modules/b': { inBundle: true },
    }
    expect(checkLockFile({ packages })).toEqual([])
  })
})
