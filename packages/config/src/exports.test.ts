import { describe, expect, it } from 'vitest'
import * as diagnostics from './diagnostics/index.ts'
import * as config from './index.ts'
import * as words from './words/index.ts'

describe('@spearmint/config', () => {
  it('exports these names', () => {
    expect(Object.keys(config).toSorted()).toMatchInlineSnapshot(`
      [
        "AA_TEXT",
        "CODE_PALETTE_NAMES",
        "CONFIG_CODES",
        "MIGRATION_CODES",
        "NO_MATCH",
        "applyEdits",
        "applyFixes",
        "createPrefixMatcher",
        "describeIconLibraries",
        "docsConfigSchema",
        "editConfigText",
        "listConfigTexts",
        "listPrefixes",
        "listVariableUses",
        "migrateConfig",
        "normalizeSiteConfig",
        "parseContextual",
        "parseSiteConfig",
        "replaceVariables",
        "siteConfigSchema",
        "toContrast",
        "toContrastingColor",
        "toJsonSchema",
        "toPrefix",
      ]
    `)
  })
})

describe('@spearmint/config/diagnostics', () => {
  it('exports these names', () => {
    expect(Object.keys(diagnostics).toSorted()).toMatchInlineSnapshot(`
      [
        "START_OF_FILE",
        "createLineIndex",
        "createPathSearch",
        "createReporter",
        "defineCodes",
        "describeValue",
        "findNearest",
        "formatDiagnostic",
        "toCodeFrame",
        "toDiagnostic",
        "toDiagnosticUrl",
        "toRange",
      ]
    `)
  })
})

describe('@spearmint/config/words', () => {
  it('exports these names', () => {
    expect(Object.keys(words).toSorted()).toMatchInlineSnapshot(`
      [
        "DEV_WORDS",
        "ENGLISH",
        "ISLAND_WORDS",
        "PLAYGROUND_WORDS",
        "SEARCH_WORDS",
        "createWords",
        "createWordsSearch",
        "loadWords",
      ]
    `)
  })
})
