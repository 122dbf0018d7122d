import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { expect, it } from 'vitest'

const ENTRY = fileURLToPath(new URL('validator-entry.ts', import.meta.url))

/** What a page that validates configurations imports. */
const VALIDATOR =
  "export { formatDiagnostic } from './diagnostics/index.ts'; export { applyFixes, parseSiteConfig } from './index.ts'"

async function bundleValidator(): Promise<string> {
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'browser',
    plugins: [
      {
        name: 'validator-entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? VALIDATOR : undefined),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  expect(output).toHaveLength(1)
  return output[0].code
}

it('bundles for browsers: small, without Node built-ins, and without eval', async () => {
  const code = await bundleValidator()
  expect(code.match(/["'`]node:|\brequire\(|\bprocess\.env|\bBuffer\b/g)).toBeNull()
  expect(code.match(/\beval\(|\bFunction\(/g)).toBeNull()
  // 70 kB in November 2026, of which 20 kB are for docs.json and 4 kB for the words that a site can replace.
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(71_500)
}, 60_000)
