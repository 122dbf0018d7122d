import { defineLanguage } from './define-language.ts'
import { toFetchCode } from './javascript.ts'

export const typescript = defineLanguage({
  id: 'typescript',
  label: 'TypeScript',
  grammar: 'typescript',
  toCode: (request) => toFetchCode(request, 'const response: Response ='),
})
