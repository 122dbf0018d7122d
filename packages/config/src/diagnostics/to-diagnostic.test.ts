import { describe, expect, expectTypeOf, it } from 'vitest'
import { createReporter } from './create-reporter.ts'
import { defineCodes } from './define-codes.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { Problem } from './problem.ts'
import { toDiagnostic } from './to-diagnostic.ts'

const rest = { title: 'Title', explanation: 'Explanation.', fix: 'Fix it.' } as const
const CODES = defineCodes({
  'page/math': { severity: 'warning', ...rest },
  'page/mdx-syntax': { severity: 'error', variants: { markdown: 'info' }, ...rest },
})
const OTHER_CODES = defineCodes({ 'navigation/empty-tab': { severity: 'info', ...rest } })

/** Has its argument compiled, but not run. */
function compile(_report: () => unknown): void {}

const message: string = 'The tag is never closed.'
const range = { line: 2, column: 3, endLine: 2, endColumn: 9 }

describe('toDiagnostic', () => {
  it('adds the severity and the URL of the code', () => {
    const problem = { code: 'page/mdx-syntax', message, file: 'a.mdx', range, suggestions: ['Close the tag.'] } as const
    const diagnostic = toDiagnostic(CODES, problem)
    expectTypeOf(diagnostic).toEqualTypeOf<Diagnostic<'page/math' | 'page/mdx-syntax'>>()
    expect(diagnostic).toEqual({
      code: 'page/mdx-syntax',
      severity: 'error',
      message,
      file: 'a.mdx',
      ...range,
      suggestions: ['Close the tag.'],
      url: '/reference/diagnostics#page-mdx-syntax',
    })
  })

  it('uses the start of the file, no file and no suggestions by default', () => {
    expect(toDiagnostic(CODES, { code: 'page/math', message })).toEqual({
      code: 'page/math',
      severity: 'warning',
      message,
      file: '',
      line: 1,
      column: 1,
      endLine: 1,
      endColumn: 1,
      suggestions: [],
      url: '/reference/diagnostics#page-math',
    })
  })

  it('uses the severity of the variant', () => {
    const problem: Problem<typeof CODES> = { code: 'page/mdx-syntax', variant: 'markdown', message }
    expect(toDiagnostic(CODES, problem).severity).toBe('info')
  })

  it('passes on the fix', () => {
    const fix = { description: 'Close the tag.', edits: [{ offset: 5, length: 0, text: '/' }] }
    expect(toDiagnostic(CODES, { code: 'page/math', message, fix }).fix).toEqual(fix)
    expect(toDiagnostic(CODES, { code: 'page/math', message, fix: undefined })).not.toHaveProperty('fix')
  })

  it('accepts merged tables, and problems with one of several codes', () => {
    const codes: keyof typeof CODES | keyof typeof OTHER_CODES = 'navigation/empty-tab'
    expect(toDiagnostic({ ...CODES, ...OTHER_CODES }, { code: codes, message }).severity).toBe('info')
  })

  // `npm run check:types` fails if one of these compiles.
  it('rejects invalid problems at compile time', () => {
    // @ts-expect-error The code is misspelled.
    compile(() => toDiagnostic(CODES, { code: 'page/maths', message }))
    // @ts-expect-error The code is in another table.
    compile(() => toDiagnostic(CODES, { code: 'navigation/empty-tab', message }))
    // @ts-expect-error The code is built from a template.
    compile(() => toDiagnostic(CODES, { code: `page/${message}`, message }))
    // @ts-expect-error The severity comes from the table.
    compile(() => toDiagnostic(CODES, { code: 'page/math', severity: 'error', message }))
    const withSeverity = { code: 'page/math', severity: 'warning', message } as const
    // @ts-expect-error The severity comes from the table, even if it is the same.
    compile(() => toDiagnostic(CODES, withSeverity))
    // @ts-expect-error The code has no variants.
    compile(() => toDiagnostic(CODES, { code: 'page/math', variant: 'markdown', message }))
    // @ts-expect-error The variant is misspelled.
    compile(() => toDiagnostic(CODES, { code: 'page/mdx-syntax', variant: 'markdow', message }))
    // @ts-expect-error The message is missing.
    compile(() => toDiagnostic(CODES, { code: 'page/math' }))
  })
})

describe('createReporter', () => {
  it('adds a diagnostic per report', () => {
    const diagnostics: Diagnostic[] = []
    const log = createReporter(CODES, (diagnostic) => diagnostics.push(diagnostic))
    log.report('page/math', { message, file: 'a.mdx' })
    log.report('page/mdx-syntax', { message, file: 'a.md', variant: 'markdown' })
    expect(diagnostics).toEqual([
      toDiagnostic(CODES, { code: 'page/math', message, file: 'a.mdx' }),
      toDiagnostic(CODES, { code: 'page/mdx-syntax', variant: 'markdown', message, file: 'a.md' }),
    ])
  })

  it('rejects invalid reports at compile time', () => {
    const log = createReporter(CODES, () => {})
    // @ts-expect-error The code is misspelled.
    compile(() => log.report('page/maths', { message }))
    // @ts-expect-error The severity comes from the table.
    compile(() => log.report('page/math', { message, severity: 'error' }))
    // @ts-expect-error The code has no variants.
    compile(() => log.report('page/math', { message, variant: 'markdown' }))
    // @ts-expect-error The variant is misspelled.
    compile(() => log.report('page/mdx-syntax', { message, variant: 'markdow' }))
  })
})
