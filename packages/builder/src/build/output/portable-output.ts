import type { OutputFolder } from '../../core/index.ts'
import type { Site } from '../site/site.ts'

/**
 * The files that the scripts of pages read: data of Spearmint, and pages as Markdown. Browsers refuse to read files for a
 * page on a disk, but not to run scripts. So each has a script beside it, which hands over its text
 * (`client/classic/fetch-file.ts`).
 */
const READ_BY_SCRIPTS = /^_spearmint\/.*\.json$|\.md$/

/** The addresses in data are relative to the root, because a script doesn't know the file that its data came from. */
const DATA = /^_spearmint\/.*\.json$/

/** An address in a stylesheet that starts at the root of a host: `url(/images/a.png)`, `@import '/a.css'`. */
const ROOTED_IN_STYLES = /(\burl\(\s*["']?|@import\s+["'])\/(?!\/)/gi

/**
 * The output folder of a portable site. Everything passes through here on its way to the disk: addresses become relative
 * to their file, stylesheets of authors included.
 */
export function createPortableOutput(
  output: OutputFolder,
  { addresses, source }: Pick<Site, 'addresses' | 'source'>,
): OutputFolder {
  function write(path: string, content: string | Uint8Array, origin?: string): void {
    const text =
      typeof content === 'string' ? addresses.completeText(DATA.test(path) ? 'root' : path, content) : content
    output.write(path, text, origin)
    if (typeof text === 'string' && READ_BY_SCRIPTS.test(path)) output.write(`${path}.js`, toScript(text), origin)
  }

  return {
    write,
    append: (path, content) => output.append(path, addresses.completeText(path, content)),
    copy(path, from) {
      const css = from.endsWith('.css') ? (source.readText(from) ?? '') : ''
      if (css.search(ROOTED_IN_STYLES) < 0) output.copy(path, from)
      else write(path, css.replace(ROOTED_IN_STYLES, `$1${addresses.base}/`), from)
    },
    ...(output.reuse && { reuse: (files) => output.reuse?.(files) ?? false }),
    finish: (facts) => output.finish(facts),
  }
}

/** Hands over a text to the script that loads this one. */
function toScript(text: string): string {
  return `document.currentScript.fileText=${JSON.stringify(text)}\n`
}
