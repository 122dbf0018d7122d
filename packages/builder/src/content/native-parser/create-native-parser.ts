import type { Root } from 'mdast'
import { completeTree, isReliable } from './complete-tree.ts'
import { textNeedsReferenceParser } from './needs-reference-parser.ts'
import { createFragmentParser } from './parse-fragments.ts'
import { markdownTextBailouts, mdxTextBailouts } from './text-bailouts.ts'

/**
 * The only version of `satteri` that pages are parsed with. The bailouts in this folder list where this version differs
 * from the reference parser; another version may differ elsewhere. CONTRIBUTING.md describes how to upgrade.
 */
export const SATTERI_VERSION = '0.10.5'

/** The package `satteri`: the functions that are used, and the version found in its manifest. */
export interface Satteri extends Pick<typeof import('satteri'), 'mdxToMdast' | 'markdownToMdast'> {
  version: string | undefined
}

/** Returns the tree that the reference parser would return, or undefined if only the reference parser can parse the text. */
export type TryParse = (text: string) => Root | undefined

export interface NativeParser {
  /** Parses pages and snippets. */
  parseMdx: TryParse
  /** Parses texts without MDX. */
  parseMarkdown: TryParse
}

/**
 * Records the text that the native parser is reading, because a crash in it ends the whole process and can't be caught.
 * If the process crashed, the next one leaves the text to the reference parser.
 */
export interface CrashGuard {
  /** Whether the native parser may read a text. If so, records the text as being read. */
  allows(text: string): boolean
}

/** What the reference parser supports too. Formulas have our own syntax: a text that contains one is a bailout. */
const FEATURES = { gfm: true, frontmatter: false, math: false }

/**
 * Creates the fast parser from the functions of `satteri`, or returns undefined for a version that was not compared with
 * the reference parser. It never throws: a text that `satteri` rejects or is known to read differently is left to the
 * reference parser, which also writes the error messages.
 *
 * @param guard - Checks each text first. All texts are allowed by default.
 */
export function createNativeParser(
  { version, mdxToMdast, markdownToMdast }: Satteri,
  guard?: CrashGuard,
): NativeParser | undefined {
  if (version !== SATTERI_VERSION) return undefined
  const parseFragments = createFragmentParser()

  function parseMdx(text: string): Root | undefined {
    if (textNeedsReferenceParser(text, mdxTextBailouts) || guard?.allows(text) === false) return undefined
    try {
      const tree = mdxToMdast(text, { features: FEATURES }) as Root
      return completeTree(tree, text, parseFragments) ? tree : undefined
    } catch {
      return undefined
    }
  }

  function parseMarkdown(text: string): Root | undefined {
    if (textNeedsReferenceParser(text, markdownTextBailouts) || guard?.allows(text) === false) return undefined
    try {
      const tree = markdownToMdast(text, { features: FEATURES }) as Root
      return isReliable(tree, text) ? tree : undefined
    } catch {
      return undefined
    }
  }

  return { parseMdx, parseMarkdown }
}
