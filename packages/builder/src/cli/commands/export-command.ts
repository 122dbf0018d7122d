import { Argument, type Command } from 'commander'
import type { CliEnvironment } from '../cli-environment.ts'
import type { ExitCode } from '../exit-code.ts'
import { parseText } from '../options/parse-text.ts'
import { parseSiteUrl } from '../options/parse-urls.ts'
import { BOOK_FORMATS, type BookFormat } from './book-formats.ts'
import type { ExportFlags } from './run-export.ts'

const EXAMPLES = `
Formats:
  epub  for e-book readers, phones and tablets
  html  one file that any browser opens, without a network
  pdf   for printing and sending. Needs Chromium, Chrome or Edge: an installed one, or the one in CHROME_PATH

A book has one language and one version: the ones that visitors see first, unless --division names others.

Exit codes: 0 ok, 1 errors in the configuration or content (what is valid is in the book), 2 no configuration, no page, no
browser, or wrong usage (nothing is written), 3 a bug in Spearmint.

Examples:
  $ spearmint export epub                            write the site in this folder to book.epub
  $ spearmint export pdf docs --out handbook.pdf     write the site in docs to handbook.pdf
  $ spearmint export epub --division fr              only the pages in French
  $ spearmint export html --division v1 --division "API reference"
                                                     only the tab "API reference" of the version v1
`

/** Adds `spearmint export`. */
export function addExportCommand(program: Command, environment: CliEnvironment, exit: (code: ExitCode) => void): void {
  program
    .command('export')
    .description('Write a site, or a part of it, as one book: EPUB, HTML or PDF.')
    .addArgument(new Argument('<format>', 'format of the book').choices(Object.keys(BOOK_FORMATS)))
    .argument('[dir]', 'folder that contains docs.json or mint.json', parseText, '.')
    .option('--out <file>', 'file to write, relative to the working directory (default: "book.<format>")', parseText)
    .option(
      '--division <name>',
      'language, version, tab or other division of the navigation; repeat it to name one inside another',
      (name: string, names: readonly string[]) => [...names, parseText(name)],
      [],
    )
    .option('--site-url <url>', 'URL of the website, for links to what is not in the book', parseSiteUrl)
    .option('--strict', 'treat warnings as errors')
    .option('--json', 'print one JSON object on stdout instead of problems on stderr')
    .addHelpText('after', EXAMPLES)
    .action(async (format: BookFormat, dir: string, flags: ExportFlags) => {
      const { runExport } = await import('./run-export.ts')
      exit(await runExport(format, dir, flags, environment))
    })
}
