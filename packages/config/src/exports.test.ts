import { describe, expect, it } from 'vitest'
import * as diagnostics from './diagnostics/index.ts'
import * as config from './index.ts'

describe('@spearmint/config', () => {
  it('exports these names', () => {
    expect(Object.keys(config).toSorted()).toMatchInlineSnapshot(`
      [
        "AA_TEXT",
        "CONFIG_CODES",
        "START_OF_FILE",
        "applyEdits",
        "applyFixes",
        "createPathSearch",
        "editConfigText",
        "findContrasting",
        "findNearest",
        "formatDiagnostic",
        "listConfigTexts",
        "normalizeSiteConfig",
        "parseSiteConfig",
        "siteConfigSchema",
        "toCodeFrame",
        "toContrast",
        "toContrastingColor",
        "toDiagnosticUrl",
        "toJsonSchema",
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
