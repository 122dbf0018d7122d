import type { OperationEntry } from '../../model/site-config.ts'

const OPERATION = /^(?:(\S+)\s+)?(get|put|post|delete|options|head|patch|trace|webhook)\s+(\S.*)$/i

/** Converts an entry such as `GET /users`, `spec.json GET /users` or `webhook created`. Undefined for other entries. */
export function toOperation(entry: string): Pick<OperationEntry, 'method' | 'target' | 'spec'> | undefined {
  const [, spec, method, target] = OPERATION.exec(entry.trim()) ?? []
  if (method === undefined || target === undefined) return undefined
  return { method: method.toUpperCase(), target, ...(spec !== undefined && { spec }) }
}
