import type { Root } from 'mdast'
import type { Processor } from 'unified'
import type { TryParse } from './create-native-parser.ts'

/**
 * Tries the native parser first. A text for which it returns undefined goes to the parser that was set before, so use
 * this plugin right after `remark-parse`: the syntax extensions that follow still apply to the reference parser.
 *
 * @param tryParse - Undefined where there is no native parser; every text then goes to the reference parser.
 */
export function remarkNative(this: Processor, tryParse: TryParse | undefined): void {
  const { parser } = this
  if (tryParse === undefined || parser === undefined) return
  this.parser = (text, file): Root => tryParse(text) ?? (parser(text, file) as Root)
}
