import { START_OF_FILE } from '@spearmint/config/diagnostics'
import { describe, expect, it } from 'vitest'
import type { PageReference } from '../../core/index.ts'
import { createBrokenLinkReporter } from '../../site/index.ts'
import { checkScripts, toMissingScripts } from './check-scripts.ts'

const advisor = createBrokenLinkReporter({ permalinks: [], files: ['scripts/stars.js'], unpublished: [] })

function toReference(kind: PageReference['kind'], written: string, file: string): PageReference {
  return { kind, written, link: { type: 'broken', href: written, path: written }, file, range: START_OF_FILE }
}

function toFacts(...references: PageReference[]) {
  return { missingScripts: toMissingScripts({ references }) }
}

describe('checkScripts', () => {
  it('reports a missing script once for the whole site, at its first position', () => {
    const facts = ['a.mdx', 'b.mdx', 'c.mdx'].map((file) =>
      toFacts(toReference('script', '/scripts/star.js', file), toReference('script', '/scripts/star.js', file)),
    )
    expect(checkScripts(facts, advisor)).toMatchObject([
      {
        code: 'page/missing-file',
        file: 'a.mdx',
        message: 'Cannot find file "/scripts/star.js". 2 more pages load it.',
        suggestions: ['Did you mean "/scripts/stars.js"?'],
      },
    ])
  })

  it('reports a script of one page, and no image', () => {
    const facts = [toFacts(toReference('script', '/x.js', 'a.mdx'), toReference('file', '/x.png', 'a.mdx'))]
    expect(checkScripts(facts, advisor).map(({ message }) => message)).toEqual(['Cannot find file "/x.js".'])
  })
})
