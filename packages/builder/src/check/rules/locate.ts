import { toRange } from '@spearmint/config/diagnostics'
import type { Position } from 'unist'
import { findSourceFile } from '../../content/index.ts'
import type { Finding } from './content-rule.ts'

/** The location of a node: in the file of a snippet if its position says so, else in that of the page. */
export function locate(position: Position | undefined): Pick<Finding, 'file' | 'range'> {
  return { file: findSourceFile(position), range: toRange(position) }
}
