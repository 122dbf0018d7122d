import { expect, it } from 'vitest'
import * as config from './index.ts'

it('exports these names', () => {
  expect(Object.keys(config).toSorted()).toMatchInlineSnapshot(`
    [
      "CONFIG_CODES",
      "START_OF_FILE",
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
      "toDiagnosticUrl",
      "toJsonSchema",
    ]
  `)
})
