import { isObject } from '../../core/index.ts'
import { resolveAddress } from './scope.ts'

/** Lists the other documents that a document references, by path or URL, each once. */
export function listReferences(document: unknown, file: string): Set<string> {
  const found = new Set<string>()
  const open: unknown[] = [document]
  while (open.length > 0) {
    const value = open.pop()
    if (Array.isArray(value)) for (const held of value) open.push(held)
    if (!isObject(value)) continue
    for (const held of Object.values(value)) if (typeof held === 'object') open.push(held)
    const address = typeof value.$ref === 'string' ? value.$ref.split('#', 1)[0] : undefined
    if (address) found.add(resolveAddress(address, file))
  }
  return found
}
