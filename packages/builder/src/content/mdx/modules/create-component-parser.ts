import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import type { Program } from 'estree-jsx'
import type { Root } from 'hast'
import { BudgetError } from '../../../core/index.ts'
import { CONTENT_CODES } from '../../codes/content-codes.ts'
import { createScriptParser, type TypeScriptPlugin } from '../../markdown/create-script-parser.ts'
import type { LoadedFile } from '../values/value.ts'
import { stripTypes } from './strip-types.ts'

interface ParsedComponents extends Required<Pick<LoadedFile, 'tree' | 'components'>> {
  /** At most one: a file with a syntax error defines nothing. */
  diagnostics: Diagnostic[]
}

export interface ComponentParser {
  /** Loads the parser of TypeScript if one of the files contains TypeScript. Few sites have such a file. */
  load(files: Iterable<string>): Promise<void>
  /**
   * Parses a file of components, such as `.jsx` or `.tsx`, into the form that the code of Markdown files has. Types are
   * removed. Call `load` first. Never throws.
   */
  parse(text: string, file: string): ParsedComponents
}

/** Creates the parser of component files for all builds of a process. */
export function createComponentParser(loadTypeScript: () => Promise<TypeScriptPlugin>): ComponentParser {
  let typeScript: TypeScriptPlugin | undefined

  function parseProgram(text: string, file: string): Program {
    const program = createScriptParser().parseModule(text, isTypeScript(file) ? typeScript : undefined)
    return stripTypes(program as unknown as Program)
  }

  return {
    async load(files) {
      if (typeScript === undefined && [...files].some(isTypeScript)) typeScript = await loadTypeScript()
    },
    parse(text, file) {
      try {
        const estree = parseProgram(text, file)
        return {
          tree: toTree([{ type: 'mdxjsEsm', value: '', data: { estree } }]),
          components: { isValid: true },
          diagnostics: [],
        }
      } catch (error) {
        return { tree: toTree([]), components: { isValid: false }, diagnostics: [toSyntaxProblem(error, file)] }
      }
    },
  }
}

function isTypeScript(file: string): boolean {
  return /\.tsx?$/i.test(file)
}

function toTree(children: Root['children']): Root {
  return { type: 'root', children }
}

function toSyntaxProblem(error: unknown, file: string): Diagnostic {
  const reason = error instanceof Error ? error.message.replace(/\.? \(\d+:\d+\)$|\.$/, '') : String(error)
  const location =
    error instanceof SyntaxError && 'loc' in error ? (error.loc as { line: number; column: number }) : undefined
  const line = location?.line ?? 1
  const column = (location?.column ?? 0) + 1
  return toDiagnostic(CONTENT_CODES, {
    code: error instanceof BudgetError ? 'page/too-complex' : 'page/component-syntax',
    message: `The components of this file can't be used: ${reason}.`,
    suggestions: [],
    file,
    range: { line, column, endLine: line, endColumn: column },
  })
}
