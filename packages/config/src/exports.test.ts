import { describe, expect, it } from 'vitest'
import * as diagnostics from './diagnostics/index.ts'
import * as config from './index.ts'

describe('@spearmint/config', () => {
  it('exports these names', () => {
    expect(Object.keys(config).toSorted()).toMatchInlineSnapshot(`
      [
        "AA_TEXT",
        "CONFIG_CODES",
        "applyEdits",
        "applyFixes",
        "describeIconLibraries",
        "docsConfigSchema",
        "editConfigText",
        "listConfigTexts",
        "normalizeSiteConfig",
        "parseSiteConfig",
        "replaceVariables",
        "siteConfigSchema",
        "toContrast",
        "toContrastingColor",
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
