import { defineLanguage } from './define-language.ts'
import { writeFetch } from './javascript.ts'

export const typescript = defineLanguage({
  id: 'typescript',
  label: 'TypeScript',
  grammar: 'typescript',
  write: (request) => writeFetch(request, 'const response: Response ='),
})
