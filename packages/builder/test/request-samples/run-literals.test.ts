import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteBash } from '../../src/api/samples/bash.ts'
import { quoteC } from '../../src/api/samples/c.ts'
import { quotePhp } from '../../src/api/samples/php.ts'
import { quoteJavascript } from '../../src/api/samples/quote-javascript.ts'
import { quoteText } from '../../src/api/samples/quote-text.ts'
import { quoteRuby } from '../../src/api/samples/ruby.ts'
import { quoteRust } from '../../src/api/samples/rust.ts'
import { hasCommands, RUNNERS, type Runner, runCode } from './run-sample.ts'

/** Programs that print their literals separated by NUL, which the texts don't contain. */
const PROGRAMS: Readonly<Record<string, (literals: string) => string>> = {
  bash: (literals) => `printf '%s\\0' ${literals.replaceAll(',\n', ' ')}`,
  javascript: (literals) => `process.stdout.write([${literals}, ""].join("\\0"))`,
  python: (literals) => `import sys\nsys.stdout.buffer.write("\\0".join([${literals}, ""]).encode())`,
  php: (literals) => `<?php\necho implode("\\0", [${literals}, ""]);`,
  ruby: (literals) => `print [${literals}, ""].join("\\0")`,
  go: (literals) =>
    `package main\nimport ("fmt"; "strings")\nfunc main() { fmt.Print(strings.Join([]string{${literals}, ""}, "\\x00")) }`,
  java: (literals) =>
    `public class Sample { public static void main(String[] a) throws Exception { System.out.write(String.join("\\0", ${literals}, "").getBytes("UTF-8")); System.out.flush(); } }`,
  c: (literals) =>
    `#include <stdio.h>\nint main(void) { const char *t[] = {${literals}, 0}; for (int i = 0; t[i]; i++) { fputs(t[i], stdout); putchar(0); } }`,
  rust: (literals) => `fn main() { print!("{}", [${literals}, ""].join("\\0")) }`,
}

const QUOTES: Readonly<Record<string, (text: string) => string>> = {
  bash: quoteBash,
  javascript: quoteJavascript,
  python: quoteText,
  php: quotePhp,
  ruby: quoteRuby,
  go: quoteText,
  java: quoteText,
  c: quoteC,
  rust: quoteRust,
}

const OTHER_RUNNERS: Readonly<Record<string, Runner>> = {
  c: { file: 'sample.c', commands: [['gcc', '-std=c99', '-o', 'sample', 'sample.c'], ['./sample']] },
  rust: { file: 'sample.rs', commands: [['rustc', '-o', 'sample', 'sample.rs'], ['./sample']] },
}

/** Produces characters with a meaning in one of these languages often. */
const letter = fc.oneof(
  fc.constantFrom(...'"\'`$#%\\{}()<>@?!&|;~\n\r\t ux0141n'),
  fc.constantFrom(
    '</script>',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of other languages
    '${x}',
    '#{x}',
    '$(x)',
    '\\u0041',
    '%s',
    '"""',
    "'''",
    '??/',
    '\u2028',
    '\u202e',
    'é',
    '😀',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
)
const text = fc.array(letter, { maxLength: 20 }).map((letters) => letters.join('').replaceAll('\0', ''))

describe('a quoted text evaluates to the text', () => {
  describe.each(Object.entries(QUOTES))('in %s', (language, quote) => {
    const runner = OTHER_RUNNERS[language] ?? RUNNERS[language]
    const toProgram = PROGRAMS[language]
    if (runner === undefined || toProgram === undefined) throw new Error(`Nobody runs ${language} here.`)

    it.skipIf(!hasCommands(runner))('as its own interpreter or compiler reads it', async () => {
      const texts = fc.sample(text, { numRuns: 300, seed: 7 })
      const folder = await mkdtemp(join(tmpdir(), 'literals-'))
      const printed = await runCode(runner, toProgram(texts.map(quote).join(',\n')), folder)
      await rm(folder, { recursive: true })
      expect(printed.split('\0').slice(0, -1)).toEqual(texts)
    })
  })
})
