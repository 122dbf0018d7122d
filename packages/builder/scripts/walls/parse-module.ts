import { type EcmaScriptModule, parseSync, type StaticExportEntry, type TSImportType, Visitor } from 'oxc-parser'
import type { StatedImport } from './source-module.ts'

/** What is read from the text of one file. */
export interface ParsedModule {
  lines: number
  typesOnly: boolean
  imports: StatedImport[]
}

/** Parses a TypeScript or JavaScript file. Throws a SyntaxError if it cannot be parsed. */
export function parseModule(path: string, text: string): ParsedModule {
  const { module, program, errors } = parseSync(path, text)
  const [error] = errors
  if (error) throw new SyntaxError(`${path}: ${error.message}`)
  const imports: StatedImport[] = []
  const add = (specifier: string, offset: number, typeOnly: boolean) =>
    imports.push({ specifier, line: toLine(text, offset), typeOnly, computed: false })
  for (const { moduleRequest, start, entries } of module.staticImports) {
    const isTypeImport = /^import\s+type\b/.test(text.slice(start, moduleRequest.start))
    add(moduleRequest.value, start, isTypeImport || areTypes(entries))
  }
  for (const [specifier, entries] of groupExports(module)) {
    add(specifier, entries[0]?.start ?? 0, areTypes(entries))
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    const request = text.slice(moduleRequest.start, moduleRequest.end)
    const literal = /^['"`]([^'"`$]*)['"`]$/.exec(request)?.[1]
    const line = toLine(text, start)
    imports.push({ specifier: literal ?? request, line, typeOnly: false, computed: literal === undefined })
  }
  const addType = ({ source, start }: TSImportType) => add(source.value, start, true)
  if (/\bimport\s*\(/.test(text)) new Visitor({ TSImportType: addType }).visit(program)
  return {
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    typesOnly: program.body.every(isTypeStatement),
    imports,
  }
}

/** False for an import without names, which runs the file. */
const areTypes = (entries: readonly { isType: boolean }[]): boolean =>
  entries.length > 0 && entries.every(({ isType }) => isType)

function groupExports(module: EcmaScriptModule): Map<string, StaticExportEntry[]> {
  const groups = new Map<string, StaticExportEntry[]>()
  for (const entry of module.staticExports.flatMap(({ entries }) => entries)) {
    const specifier = entry.moduleRequest?.value
    if (specifier !== undefined) groups.set(specifier, [...(groups.get(specifier) ?? []), entry])
  }
  return groups
}

interface Statement {
  type: string
  exportKind?: string
  declaration?: Statement | null
}

function isTypeStatement(statement: Statement): boolean {
  switch (statement.type) {
    case 'ImportDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return true
    case 'ExportNamedDeclaration':
      return statement.declaration ? isTypeStatement(statement.declaration) : statement.exportKind === 'type'
    default:
      return false
  }
}

const toLine = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
