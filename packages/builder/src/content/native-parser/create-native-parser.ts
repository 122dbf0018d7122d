import type { Root } from 'mdast'
import { completeTree, isCertain } from './complete-tree.ts'
import { hasDoubt, markdownDoubts, mdxDoubts } from './doubts.ts'
import { createFragmentParser } from './parse-fragments.ts'
import type { ParseGuard } from './parse-guard.ts'

/** What is used of `satteri`. */
export type Satteri = Pick<typeof import('satteri'), 'mdxToMdast' | 'markdownToMdast'>

/** Gives the tree that the reference parser would give; undefined when only that one can tell. */
export type TryParse = (text: string) => Root | undefined

export interface NativeParser {
  /** Pages and snippets. */
  parseMdx: TryParse
  /** Texts without MDX. */
  parseMarkdown: TryParse
}

/** Only what the reference parser reads too. Formulas are its own affair: a text with one is a doubt. */
const FEATURES = { gfm: true, frontmatter: false, math: false }

/**
 * Creates the fast parser over the functions of `satteri`. It never throws: a text that it refuses, or where its tree is
 * known to differ, is left to the reference parser, which also says in its own words what is wrong.
 * @param guard is asked before each text; it allows all by default
 */
export function createNativeParser({ mdxToMdast, markdownToMdast }: Satteri, guard?: ParseGuard): NativeParser {
  const parseFragments = createFragmentParser()

  function parseMdx(text: string): Root | undefined {
    if (hasDoubt(text, mdxDoubts) || guard?.allows(text) === false) return undefined
    try {
      const tree = mdxToMdast(text, { features: FEATURES }) as Root
      return completeTree(tree, text, parseFragments) ? tree : undefined
    } catch {
      return undefined
    }
  }

  function parseMarkdown(text: string): Root | undefined {
    if (hasDoubt(text, markdownDoubts) || guard?.allows(text) === false) return undefined
    try {
      const tree = markdownToMdast(text, { features: FEATURES }) as Root
      return isCertain(tree, text) ? tree : undefined
    } catch {
      return undefined
    }
  }

  return { parseMdx, parseMarkdown }
}
