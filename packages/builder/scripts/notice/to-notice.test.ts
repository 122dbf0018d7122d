import { describe, expect, it } from 'vitest'
import { toNotice } from './to-notice.ts'

const LIST = `# Licenses

The app bundles dependencies which contain the following licenses:

## trough - 2.2.0 (MIT)

Permission is granted.

## Terms

## bail - 2.0.2 (MIT)

Copyright Bail

## @scope/bare - 1.0.0 (MIT)
`

describe('toNotice', () => {
  it('lists every package once, with its license, and shares equal texts', () => {
    const other = '# Licenses\n\n## bail - 2.0.2 (MIT)\n\nCopyright Bail\n\n## ccount - 1.0.0 (MIT)\n\nCopyright Bail\n'
    const [, ...sections] = toNotice([LIST, other]).split(/^=+$/m)
    expect(sections.map((section) => section.trim().split(/\n-+\n\n/))).toEqual([
      ['@scope/bare - 1.0.0 (MIT)', 'The package contains no license text.'],
      ['bail - 2.0.2 (MIT)\nccount - 1.0.0 (MIT)', 'Copyright Bail'],
      ['trough - 2.2.0 (MIT)', 'Permission is granted.\n\n## Terms'],
    ])
  })
})
