import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import type { Construct } from './syntax-construct.ts'

const EXCLAMATION_MARK = 33
const CLOSING_BRACKET = 93

const { text } = gfmFootnote()
const original = text?.[CLOSING_BRACKET] as Construct

/**
 * Creates the syntax of footnotes after an exclamation mark, `![^a]`. At each `]`, the construct of
 * `micromark-extension-gfm-footnote` searches everything before it for `![`; this one only in a text that contains a `!`.
 */
export function createImageFootnotes(): Readonly<Record<number, Construct>> {
  const withMark = new WeakSet<object>()
  return {
    [EXCLAMATION_MARK]: {
      name: 'exclamationMark',
      tokenize(_effects, _ok, nok) {
        withMark.add(this)
        return nok
      },
    },
    [CLOSING_BRACKET]: {
      ...original,
      name: 'imageFootnote',
      tokenize(effects, ok, nok) {
        return withMark.has(this) ? original.tokenize.call(this, effects, ok, nok) : nok
      },
    },
  }
}
